// Wheels: what only one page needs comes when that page opens. Python says which, fetches it from the site's own wheels/, and is told whether it came.

import { send } from "./queue.js";

let worker = null;

export const takeWheelsFrom = (python) => (worker = python);

export async function fetchWheel(name) {
  const came = await worker.fetch_wheel(name).then(() => true, missed);
  send({ do: `wheel ${name}`, came });
}

function missed(error) {
  console.warn(error); // no signal, and not everything was aboard yet
  return false;
}
