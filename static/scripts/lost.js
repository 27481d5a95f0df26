// A wrong address: looks for the site upwards from where this page was shown, dresses it as the site is dressed, and opens the way home.

const tongues = [...document.querySelectorAll("section[lang]")];
const spoken = navigator.languages.map((language) => tongues.find(({ lang }) => language.startsWith(lang))).find(Boolean) ?? tongues[0];
for (const section of tongues) section.hidden = section !== spoken;
document.documentElement.lang = spoken.lang;
document.title = spoken.querySelector("h1").textContent;

for (let folder = new URL("./", location), above = null; folder.href !== above?.href; above = folder, folder = new URL("../", folder)) {
  if (!(await isHome(folder))) continue;
  spoken.querySelector("[data-home]").href = new URL(`${spoken.lang}/`, folder);
  spoken.querySelector("[data-up]").parentElement.hidden = true;
  for (const sheet of [`fonts-${spoken.lang}.css`, "style.css"]) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL(`static/${sheet}`, folder) }));
  }
  break;
}

/** Known by its manifest: a host may answer anything at all where there is nothing. */
async function isHome(folder) {
  const response = await fetch(new URL("manifest.json", folder));
  return response.ok && (await response.json().catch(() => ({}))).name === "Pocket Express";
}
