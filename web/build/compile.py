"""Runs inside Pyodide while the site is built: does what the phone will do, and packs the modules that this needed.

A module that is missing on the phone says, misleadingly, that it was "removed from the Python standard library".
"""

import ast
import importlib
import importlib._bootstrap_external as bytecode
import shutil
import sys
from pathlib import Path

WORK = Path("/work")
APP = WORK / "app"
STDLIB = f"/lib/python{sys.version_info.major}{sys.version_info.minor}.zip"
# imported by C code or by name, so that no import of ours shows them: for names in zip files, and whenever one has been unpacked
BY_NAME = ["encodings.cp437", "encodings.latin_1", "encodings.ascii", "importlib.metadata"]
NOT_MISSED = {"ssl", "_ssl"}  # asyncio asks for them at every start, and does without
# libraries import these and never get to use them here; the name they ask for is all there is, so whoever does use it fails at once
STANDING_IN = {
    "html.entities": "html5 = None",  # for html.unescape, which nobody calls: two thousand names
    "ipaddress": "",  # for addresses in brackets
    "tarfile": "",  # wheels are zip files
    "urllib.request": "",  # brings all of http and email; on the phone the browser fetches
}


def compiled(source, name, optimize, lines=False):
    """Bytecode that is never checked against its source: nothing on the phone has to be read twice."""
    code = compile(source, name, "exec", dont_inherit=True, optimize=optimize)
    return bytecode._code_to_hash_pyc(code if lines else without_lines(code), b"\0" * 8, checked=False)  # type: ignore[attr-defined]


def without_lines(code):
    """A traceback then names the functions of the library and the lines of ours only: a sixth less to load."""
    inner = tuple(without_lines(each) if isinstance(each, type(code)) else each for each in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)


def stand_in():
    """From here on the build does without them as the phone will: what they alone would have brought is not packed either."""
    for name, source in STANDING_IN.items():
        sys.modules[name] = type(sys)(name)
        exec(source, vars(sys.modules[name]))


def module_name(file):
    return ".".join(file.relative_to(APP).with_suffix("").parts).removesuffix(".__init__")


def import_app(packages):
    """Every module of ours; of the libraries beside them, what these import."""
    sys.path.insert(0, str(APP))
    for package in packages:
        for file in sorted((APP / package).rglob("*.py")):
            importlib.import_module(module_name(file))


def import_what_pyscript_does(sources):
    for source in sources.values():
        for node in ast.walk(ast.parse(source)):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module] if isinstance(node, ast.ImportFrom) and node.module else []
            for name in names:
                if name.split(".")[0] in sys.stdlib_module_names:
                    importlib.import_module(name)


async def install_a_wheel():
    """As the phone does when a QR code is asked for."""
    (micropip,) = (WORK / "wheels").glob("micropip-*.whl")
    shutil.unpack_archive(micropip, "/micropip", "zip")
    sys.path.append("/micropip")
    install = importlib.import_module("micropip").install
    for wheel in (WORK / "wheels").glob("*.whl"):
        await install(f"emfs:{wheel}")
    importlib.import_module("segno").make("QR").svg_inline()


def pack_stdlib(folder, modules):
    archive = Path(STDLIB)
    zipped = importlib.import_module("zipfile").ZipFile(archive)
    known = set(zipped.namelist())
    for name in sorted(modules - NOT_MISSED):
        path = name.replace(".", "/")
        for candidate in (f"{path}.py", f"{path}/__init__.py"):
            if candidate in known:
                target = WORK / folder / f"{candidate}c"
                target.parent.mkdir(parents=True, exist_ok=True)
                source = STANDING_IN.get(name, zipped.read(candidate))
                target.write_bytes(compiled(source, f"{STDLIB}/{candidate}", optimize=2))


def pack_app(pyscript):
    """Ours as bytecode in place; PyScript writes its own sources at every start, and finds bytecode of them beside."""
    for file in sorted(APP.rglob("*.py")):
        if module_name(file) in sys.modules:
            file.with_suffix(".pyc").write_bytes(compiled(file.read_bytes(), str(file.relative_to(APP)), optimize=0, lines=True))
        file.unlink()
    cache = APP / "pyscript" / "__pycache__"
    cache.mkdir(parents=True)
    for name, source in pyscript.items():
        path = cache / f"{name.removesuffix('.py')}.{sys.implementation.cache_tag}.pyc"
        path.write_bytes(compiled(source, f"pyscript/{name}", optimize=2))


async def pack(pyscript, *packages):
    sources = pyscript.to_py()
    stand_in()
    import_app(packages)
    import_what_pyscript_does(sources)
    for name in BY_NAME:
        importlib.import_module(name)
    at_once = {name for name in sys.modules if name.rpartition(".")[0] in {"", *sys.modules}}  # what stands in waits for its package
    await install_a_wheel()
    importlib.invalidate_caches()
    pack_stdlib("stdlib", at_once)
    pack_stdlib("stdlib-for-micropip", set(sys.modules) - at_once)
    pack_app(sources)
