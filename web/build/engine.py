"""Python for the phone: Pyodide with only the modules that are used, PyScript with only the pieces that load, and our own code.

How a page starts it (static/scripts/boot.js does; `root` is the relative way from the page to the site's root):

    const unused = ["codemirror", "deprecations-manager", "donkey", "error", "py-editor", "py-game", "py-terminal"];
    const plugins = unused.map((name) => `!${name}`);
    const config = document.createElement("py-config");
    config.textContent = JSON.stringify({
      interpreter: `${root}pyodide/start.js`,               // without this PyScript asks its CDN
      packages_cache: "never",
      plugins,
    });
    const other = document.createElement("mpy-config");     // of a kind that says nothing every plugin is loaded
    other.textContent = JSON.stringify({plugins});
    const script = Object.assign(document.createElement("script"), {type: "py", src: `${root}pyodide/main.py`});
    script.setAttribute("worker", "");                      // empty: with a value PyScript throws
    script.setAttribute("name", "pocket");
    document.head.append(config, other, script);            // before core.js is imported: it reads them once
    const {whenDefined} = await import(new URL(`${root}pyscript/core.js`, location.href).href);
    const {xworker} = await whenDefined("py");              // the script's worker
    await xworker.ready;                                    // rejects when Python cannot start
    const reply = await xworker.sync.press(text);           // what main.py exports: __export__ = ["press", …]; text to text
    await xworker.sync.fetch_wheel("segno");                // async in Python, a promise here; what it raises is thrown here

`root` may be "./", "../" or "../../": PyScript wants a relative way to begin with a dot. static/scripts/start.js reports on
`new BroadcastChannel("pocket-boot /path/of/the/site/")`: {loaded, total} in bytes as they travel, at last the same with {done: true}. It
hears {painted: true}, and makes ready what of the engine no game needs (rest.wasm; halves.py): where that is called and cannot be had,
the worker posts {missing}. It asks there what the page waits for, {asks: true}, and is told {opened: [its language, game and address]}:
these pieces of our own code come first (pieces.py, freight.js), the others behind.
What is large lies on the host packed by ourselves, as `<name>.bin`: hosts know no name for it and leave it as it is, so a first visit
costs the same on each of them. Nothing is called .mjs or .wasm there: some hosts have no type for these, and a browser takes no script
without one. What a browser compiles it keeps only beside an answer from the network or from the service worker, never for a stream that a
page unpacks: so the service worker keeps the engine open (precache.py), under the name that Pyodide asks for, and the script beside it as
the host has it: Chromium keeps no compiled script of an answer that the service worker has unpacked, though it does so for WebAssembly.
"!error" still loads that small chunk: PyScript tells it to keep off the page, so it is shipped.
"""

import json
import re
import shutil
import subprocess

from . import NODE_MODULES, ROOT, pieces
from .exports import shortened
from .halves import halves
from .packing import lying_in, packed, zipped

OURS = ("pygame_logic", "web")
CHUNKS = ("core", "error")
# where PyScript keeps which packages it has seen: we have none, and a browser that keeps nothing would not let it start
STORAGE = re.compile(r"new \w+\(`\$\{\w+\}@\$\{\w+\}`\)")
LEFT_OUT = {"build", "main.py", "node_modules", "__pycache__"}  # of web/: what only the build, or only the page's end of the line, needs


def build(dist, work):
    """dist/pyodide, dist/pyscript and dist/wheels; `work` is an empty folder for what comes between."""
    gather_app(work / "app")
    shutil.copytree(ROOT / ".venv" / "wheels", work / "wheels")
    subprocess.run(["node", ROOT / "web" / "build" / "compile.mjs", work, *OURS], check=True)
    shutil.copytree(work / "wheels", dist / "wheels")
    copy_pyodide(dist / "pyodide", work)
    copy_pyscript(dist / "pyscript")


def gather_app(app):
    """Our own code and words as they lie in the repository: nothing else is needed to play."""
    for package in OURS:
        copy_python(ROOT / package, app / package)
    for folder in ("words", "rules", "generated/signs"):
        shutil.copytree(ROOT / "static" / folder, app / "static" / folder)
    for file in ("credits.json", "generated/edition.json"):
        shutil.copyfile(ROOT / "static" / file, app / "static" / file)


def copy_python(source, target):
    compiled_parts = shutil.ignore_patterns(*LEFT_OUT, "*.so", "*.pyd", "*.c", "*.pyi", "py.typed", "*.json", "requirements*", ".npmrc")
    shutil.copytree(source, target, ignore=compiled_parts)


def copy_pyodide(folder, work):
    source = NODE_MODULES / "pyodide"
    folder.mkdir(parents=True)
    beside = shortened(script(source / "pyodide.asm.mjs"))
    (folder / "pyodide.asm.js").write_text(beside, "utf-8")
    (folder / "pyodide.js").write_text(script(source / "pyodide.mjs"), "utf-8")
    front, rest = halves(source / "pyodide.asm.wasm", (folder / "pyodide.asm.js", folder / "pyodide.js"), work)
    large = {
        "pyodide.asm.wasm": packed(front),
        "pyodide.asm.js": packed(beside.encode()),
        "stdlib": zipped(lying_in(work / "stdlib")),
    }
    for name, made in large.items():
        (folder / f"{name}.bin").write_bytes(made)
    if rest:
        (folder / "rest.wasm.bin").write_bytes(packed(rest))
    (folder / "stdlib-for-micropip.bin").write_bytes(zipped(lying_in(work / "stdlib-for-micropip")))
    ours = pieces.build(folder / "app", work / "app")
    (folder / "facts.js").write_text(facts({name: len(made) for name, made in large.items()}, ours), "utf-8")
    shutil.copyfile(ROOT / "web" / "main.py", folder / "main.py")
    for name in ("start.js", "freight.js", "here.js", "rest.js"):
        shutil.copyfile(ROOT / "static" / "scripts" / name, folder / name)


def facts(sizes, ours):
    """What start.js has to know of its neighbours: how large each is as it travels, our own pieces, and the lock file's first lines."""
    lock = json.loads((NODE_MODULES / "pyodide" / "pyodide-lock.json").read_text("utf-8"))
    told = {"SIZES": sizes, "PIECES": ours, "LOCK": {"info": lock["info"], "packages": {}}}
    return "".join(f"export const {name} = {json.dumps(each)};\n" for name, each in told.items())


def copy_pyscript(folder):
    """core.js and the chunks it cannot do without; the build stops when a new version needs others."""
    folder.mkdir(parents=True)
    source = NODE_MODULES / "@pyscript" / "core" / "dist"
    chunks = [file for file in source.glob("*.js") if re.fullmatch(rf"({'|'.join(CHUNKS)})(-[\w-]{{8}})?\.js", file.name)]
    if len(chunks) != len(CHUNKS) + 1:
        raise SystemExit(f"PyScript has other files than expected: {sorted(chunk.name for chunk in chunks)}")
    storages = 0
    for file in chunks:
        text, found = STORAGE.subn("Object.assign(new Map,{sync(){},close(){}})", script(file))
        (folder / file.name).write_text(text, "utf-8")
        storages += found
    if storages != 2:  # the page's, and the worker's
        raise SystemExit("PyScript keeps what it knows of packages in another way than expected.")


def script(file):
    """Without the line that names a map of its source: nobody ships that."""
    return re.sub(r"^//# sourceMappingURL=.*\n?", "", file.read_text("utf-8"), flags=re.M)
