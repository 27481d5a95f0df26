// node alike.mjs 1000 <rooms>: random games, each with a hash of everything in it, played by the phone's Python in its own engine; see tests/alike.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { cut } from "../../web/build/cut.mjs";
import { readHot } from "../../web/build/hot.mjs";
import { HOT, start, STOCK } from "./engine.mjs";

const [count, ...rooms] = process.argv.slice(2);
const { front, rest } = cut(readFileSync(STOCK), readHot(readFileSync(HOT, "utf8")).hot, () => true);
const python = await start(front, { load: () => rest, env: { PYTHONDONTWRITEBYTECODE: "1" } });
python.FS.mkdirTree("/repository");
python.mountNodeFS("/repository", fileURLToPath(new URL("../..", import.meta.url)));
python.setStdout({ batched: (line) => process.stdout.write(`${line}\n`) });
python.runPython(`
import os, sys
os.chdir("/repository")
sys.path.insert(0, "/repository")
from tests.alike.games import told
def tell(count, rooms):
    for line in told(rooms.to_py(), count):
        print(line)
tell
`)(Number(count), rooms);
