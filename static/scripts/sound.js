// The noises of the station, dry and mechanical, made on the spot: no recordings, no music, no speech; and one tone, for whoever aims by ear.

import { page } from "./station.js";

const NOISES = { flap, lever, bell, card, punch, tick, rumble };

let air = null; // the browser's sound, once somebody has touched the page
let hiss = null;
let place = null; // where the noise comes from that is being made
let tone = null; // { string, hand, side }, once somebody has aimed

const [MIDDLE, LOUDEST, SOFTEST] = [440, 0.16, 0.03]; // Hertz, and how loud the tone is at the mark and far from it
const [SMOOTH, BREATH, FADE] = [0.01, 0.12, 0.03]; // seconds: of a change, until a tone that nobody keeps up dies away, and how soon it does

export function watchEars() {
  // a browser lets a page make a noise only after a touch; Apple's insists on the touch itself
  addEventListener("click", () => isOn("sound") && (air ? air.resume() : strikeUp()), true);
}

/** One noise, now, from where it is made: from -1, all left, to 1. It does nothing where it must be quiet or cannot be heard. */
export function play(name, side = 0) {
  if (!isOn("sound") || air?.state !== "running") return;
  place = new StereoPannerNode(air, { pan: side });
  place.connect(air.destination);
  NOISES[name](air.currentTime);
}

/** What moves is heard: from -1 to 1 it rises by two octaves, at 0 it is loudest, and comes from `side`. It lasts as long as somebody keeps saying where it is. */
export function hum(where, side = 0) {
  if (!isOn("sound") || air?.state !== "running") return;
  tone ??= strung();
  const now = air.currentTime;
  tone.string.frequency.setTargetAtTime(MIDDLE * 2 ** where, now, SMOOTH);
  tone.side.pan.setTargetAtTime(side, now, SMOOTH);
  tone.hand.gain.cancelScheduledValues(now);
  tone.hand.gain.setTargetAtTime(SOFTEST + (LOUDEST - SOFTEST) * (1 - Math.abs(where)) ** 2, now, SMOOTH);
  tone.hand.gain.setTargetAtTime(0, now + BREATH, FADE);
}

function strung() {
  const [string, hand, side] = [new OscillatorNode(air, { type: "triangle" }), new GainNode(air, { gain: 0 }), new StereoPannerNode(air)];
  string.connect(hand).connect(side).connect(air.destination);
  string.start();
  return { string, hand, side };
}

export function buzz(milliseconds) {
  if (isOn("buzz") && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(milliseconds);
}

const isOn = (sense) => page.dataset[sense] !== "off";

function strikeUp() {
  if (navigator.audioSession) navigator.audioSession.type = "ambient"; // beside the player's own music, and silent when the phone is
  air = new AudioContext();
  hiss = air.createBuffer(1, air.sampleRate / 2, air.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
}

function flap(start) {
  for (let leaf = 0; leaf < 7; leaf++) rustle(start + leaf * 0.035, { length: 0.03, pitch: 2600 - leaf * 90, loud: 0.16 });
}

function lever(start) {
  strike(start, { pitch: 190, to: 70, length: 0.16, loud: 0.5, wave: "triangle" });
  rustle(start, { length: 0.05, pitch: 900, loud: 0.4 });
  strike(start + 0.15, { pitch: 320, to: 240, length: 0.2, loud: 0.2, wave: "square" });
  rustle(start + 0.15, { length: 0.04, pitch: 3200, loud: 0.25 });
}

function bell(start) {
  const partials = [[1, 0.3], [2.76, 0.16], [5.4, 0.07]]; // those of a struck bar, which make it a bell
  for (const [times, loud] of partials) strike(start, { pitch: 880 * times, to: 880 * times, length: 1.2 / Math.sqrt(times), loud, wave: "sine" });
  rustle(start, { length: 0.02, pitch: 5000, loud: 0.2 });
}

function card(start) {
  rustle(start, { length: 0.09, pitch: 1500, loud: 0.35 });
  strike(start, { pitch: 130, to: 80, length: 0.07, loud: 0.3, wave: "sine" });
}

function punch(start) {
  rustle(start, { length: 0.025, pitch: 3800, loud: 0.35 });
  strike(start + 0.06, { pitch: 420, to: 150, length: 0.08, loud: 0.4, wave: "triangle" });
}

function tick(start) {
  strike(start, { pitch: 2100, to: 1700, length: 0.03, loud: 0.22, wave: "square" });
}

function rumble(start) {
  for (let joint = 1; joint < 14; joint++) { // wheels over the joints of the rails, ever quicker, ever nearer
    strike(start + 1.4 * Math.sqrt(joint / 14), { pitch: 90, to: 45, length: 0.1, loud: joint / 40, wave: "triangle" });
  }
}

function strike(start, { pitch, to, length, loud, wave }) {
  const string = new OscillatorNode(air, { type: wave, frequency: pitch });
  string.frequency.exponentialRampToValueAtTime(to, start + length);
  string.connect(fading(start, length, loud));
  string.start(start);
  string.stop(start + length);
}

function rustle(start, { length, pitch, loud }) {
  const paper = new AudioBufferSourceNode(air, { buffer: hiss });
  const edge = new BiquadFilterNode(air, { type: "bandpass", frequency: pitch, Q: 1.2 });
  paper.connect(edge).connect(fading(start, length, loud));
  paper.start(start, Math.random() / 4, length);
}

function fading(start, length, loud) {
  const hand = new GainNode(air, { gain: 0 });
  hand.gain.setValueAtTime(loud, start);
  hand.gain.exponentialRampToValueAtTime(0.001, start + length);
  hand.connect(place);
  return hand;
}
