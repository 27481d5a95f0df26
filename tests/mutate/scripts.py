"""Forty faults in the scripts, each in one line, with the one test in a browser that must notice: `python3 dev.py mutate --list scripts`.

Each is planted in a copy of the site: the scripts are bundled anew, and nothing else is built.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.mutate.changed import ROOT, Fault
from web.build import browser, precache

SITE = ROOT / "dist"
ENOUGH = 36


def plant(script, was, becomes, noticed):
    """`noticed`: the file of the test, in tests/e2e or a game's, and its name, both without their `test_`."""
    file, _, name = noticed.partition(" ")
    room, _, file = file.rpartition("/")
    return Fault(f"static/scripts/{script}.js", was, becomes, f"tests/{f'{room}/' if room else ''}e2e/test_{file}.py::test_{name}")


FAULTS = [
    # a press, and the page that answers it
    plant(
        "press",
        "if (control.matches('[aria-busy=\"true\"], :disabled')) return;",
        "",
        "line_presses a_press_that_waits_for_an_earlier_answer_is_not_made_twice",
    ),
    plant(
        "press", "if (next) next.focus();", "if (next) event.target.blur();", "line_presses enter_leads_from_name_to_name_as_its_key_says"
    ),
    plant("press", "if (!isHeard() && openDoor(control)) return;", "", "line_boot a_door_opens_before_python_is_there"),
    plant(
        "press",
        "form && [...form.elements].some",
        "form && ![...form.elements].some",
        "dilemma_express/fingers a_line_of_why_that_stands_there_is_said_before_anybody_goes_on",
    ),
    plant(
        "queue",
        "waiting.unshift([boot, () => {}]);",
        "waiting.push([boot, () => {}]);",
        "line_boot what_was_typed_and_pressed_meanwhile_is_kept",
    ),
    plant(
        "queue",
        "const [message, done] = waiting.shift();",
        "const [message, done] = waiting.pop();",
        "line_two_thumbs start_before_python_is_there_begins_the_game_and_nobody_is_removed_from_it",
    ),
    plant(
        "queue",
        "waiting.some(([, , pressed]) => pressed === control)",
        "false",
        "line_presses a_press_that_waits_for_an_earlier_answer_is_not_made_twice",
    ),
    plant(
        "reply",
        "await write(pairs);",
        "write(pairs);",
        "line_records nothing_is_painted_before_the_disk_has_said_that_the_record_lies_there",
    ),
    plant(
        "reply", "if (reply.say) say(reply.say);", "", "lesson whoever_only_hears_the_page_hears_the_thought_and_is_led_to_what_is_meant"
    ),
    plant(
        "reply",
        "await bring(root?.dataset.game);",
        "",
        "line_boot what_one_game_needs_comes_with_its_first_page_and_is_worn_before_that_is_painted",
    ),
    plant(
        "reply",
        "return isOld ? takeOver(lock) : null;",
        "return null;",
        "line_records a_tab_with_an_old_record_takes_up_the_newer_one",
    ),
    plant("reply", "refused = lock;\n    return told", "return told", "line_records a_second_tab_is_told_and_can_take_the_game_over"),
    plant(
        "paint",
        'else if (isAnother) look(screen().querySelector("h1"));',
        "",
        "line_presses another_page_is_read_from_its_heading_even_where_the_same_plate_leads_back",
    ),
    plant(
        "paint",
        "if (wasOpened && !isOpened && !isNext) scrollTo(0, stoodAt);",
        "",
        "dilemma_express/fingers whoever_has_looked_at_a_card_is_where_they_were",
    ),
    plant(
        "paint",
        "if (isNext || (isOpened && !wasOpened)) scrollTo(0, 0);",
        "if (isNext) scrollTo(0, 0);",
        "dilemma_express/fingers a_card_that_is_looked_at_begins_at_its_top",
    ),
    # what is kept, and by whom
    plant(
        "storage",
        "owed = new Map([...owed, ...pairs]);",
        "owed = new Map([...pairs]);",
        "line_records what_could_not_be_kept_goes_along_with_the_next_attempt",
    ),
    plant(
        "storage",
        "others.onmessage = () => (isOutdated = true);",
        "",
        "line_records two_tabs_that_change_the_settings_keep_what_the_other_has_set",
    ),
    plant(
        "storage",
        "opening.catch(() => (opening = null));",
        "",
        "line_records a_drawer_that_jams_once_is_opened_at_the_next_attempt",
    ),
    plant(
        "storage",
        "const front = [IDBKeyRange.upperBound(BACK[0], true), ",
        'const front = [IDBKeyRange.upperBound(BACK[0], true), IDBKeyRange.only("settings"), ',
        "line_boot who_sat_there_last_sits_there_again_when_the_door_is_opened_by_its_address",
    ),
    plant(
        "locks",
        "if (!lock) return resolve(false);",
        "if (!lock) return resolve(true);",
        "line_records a_second_tab_is_told_and_can_take_the_game_over",
    ),
    plant("locks", "onLost(key);", "", "line_records a_second_tab_is_told_and_can_take_the_game_over"),
    # what nobody else may see
    plant(
        "cover",
        'addEventListener("blur", () => performance.now() - tabbed > A_STEP && leave());',
        "",
        "line_presses the_blind_falls_at_once_when_somebody_looks_elsewhere",
    ),
    plant(
        "cover",
        "if (Math.abs(beta) > 150 && Math.abs(gamma) < 40) drop();",
        "if (Math.abs(beta) < 150) drop();",
        "line_presses the_blind_falls_when_the_phone_is_turned_face_down",
    ),
    plant(
        "cover",
        "if (away) drop(); // a page",
        "// a page",
        "line_presses a_secret_that_was_on_its_way_when_they_looked_elsewhere_is_covered",
    ),
    plant(
        "cover",
        'if (!screen().hasAttribute("data-private") || "blind" in page.dataset) return;',
        'if ("blind" in page.dataset) return;',
        "line_presses a_public_screen_stays_when_somebody_looks_elsewhere",
    ),
    plant(
        "hold",
        "held.control.contains(document.elementFromPoint(event.clientX, event.clientY))",
        "held.control",
        "line_presses the_blind_lifts_for_a_thumb_that_stays_and_not_for_one_that_slips",
    ),
    plant("hold", "    oweLift();\n", "", "line_presses the_thumb_that_held_presses_nothing_when_it_is_lifted_from_the_next_page"),
    plant(
        "hold",
        'control.addEventListener("blur", forget, { once: true });',
        "",
        "line_presses tap_twice_asks_again_and_forgets_when_one_turns_away",
    ),
    plant(
        "turn",
        "return isAnother && !isSecret && !document.hidden",
        "return isAnother && !document.hidden",
        "line_turns no_picture_of_a_page_with_a_secret_is_kept_for_the_page_that_comes",
    ),
    # the way here and back
    plant("history", "if (isInside()) return rename(`#${hash}`);", "", "line_presses back_goes_up_and_never_uncovers"),
    plant(
        "history",
        "if (new URL(address, location.href).href !== location.href) history",
        "history",
        "line_presses the_address_is_written_where_it_changes_and_not_with_every_page",
    ),
    plant("boot", "setTimeout(start, QUIET)", "setTimeout(start, QUIET * 20)", "line_boot five_quiet_seconds_start_python_too"),
    plant(
        "boot",
        'for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, start,',
        'for (const touch of ["load"]) addEventListener(touch, start,',
        "line_boot whoever_only_reads_the_home_page_loads_nothing_at_first",
    ),
    plant(
        "boot",
        'if (!window.WebAssembly || /WebAssembly is/.test(text)) return "wasm";',
        "",
        "line_boot without_webassembly_the_page_says_so",
    ),
    plant(
        "update",
        "if (!registration.waiting) return location.reload();",
        "if (registration.waiting) return location.reload();",
        "line_update an_update_waits_for_consent_and_takes_unchanged_files_over",
    ),
    plant(
        "wake",
        "clock = setTimeout(light, FORGOTTEN);",
        "",
        "line_room a_phone_forgotten_on_the_table_may_go_dark_and_the_next_touch_lights_it",
    ),
    plant("share", 'if (plate.dataset.do === "copy") tell(plate, done);', "", "line_share the_address_is_copied_and_the_page_says_so"),
    plant(
        "drag",
        'if (event.type === "pointerup" && place !== start) send({ do: `move ${start} ${place}` }, row);',
        'if (event.type === "pointerup" && place !== start) send({ do: `move ${place} ${start}` }, row);',
        "line_presses a_seat_is_dragged_to_another_place",
    ),
    # the games' own gestures
    plant(
        "dilemma/flick",
        "const late = samples.filter(([at]) => lifted - at <= REMEMBERED);",
        "const late = samples.slice(0, 1);",
        "dilemma/throws a_finger_that_swings_and_lets_go_throws_the_card",
    ),
    plant(
        "dilemma_express/lever",
        "Math.abs(degrees) < FAR_ENOUGH ? null",
        "Math.abs(degrees) < 0 ? null",
        "dilemma_express/fingers the_lever_let_go_half_way_stays_where_it_was",
    ),
]


def missed(fault):
    """Whether the test passes on a site with this fault."""
    with tempfile.TemporaryDirectory(dir=ROOT, prefix=".dist-") as away:
        site = shutil.copytree(SITE, Path(away) / "site")
        scripts = shutil.copytree(ROOT / "static" / "scripts", Path(away) / "scripts")
        (Path(away) / Path(fault.file).relative_to("static")).write_text(fault.source(), "utf-8")
        bundle(scripts, site / "static")
        return tried(site, fault.noticed).returncode == 0


def bundle(scripts, folder):
    """As the build does it, and the list of files after it."""
    browser.make("bundle.mjs", folder, scripts)
    precache.build(folder.parent)


def tried(site, *tests):
    """What pytest says of these tests on that site."""
    command = [sys.executable, "-m", "pytest", "-q", "-rf", "-p", "no:cacheprovider", "--site", str(site), *tests]
    return subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def main(numbers):
    """All of them, or those with these numbers, from 1."""
    wanted = {number: FAULTS[number - 1] for number in numbers or range(1, len(FAULTS) + 1)}
    sound = tried(SITE, *sorted({fault.noticed for fault in wanted.values()}))
    if sound.returncode:
        raise SystemExit(f"{sound.stdout}\nThese tests fail without any fault: what they noticed would say nothing.")
    survivors = []
    for number, fault in wanted.items():
        if missed(fault):
            survivors.append(number)
        print(f"{number}. {fault.file}: {fault.was.strip()!r:.80} {'is missed' if number in survivors else 'is noticed'}", flush=True)
    print(f"{len(wanted) - len(survivors)} of {len(wanted)} noticed; missed: {survivors or 'none'}")
    return len(survivors) > len(wanted) * (1 - ENOUGH / len(FAULTS))
