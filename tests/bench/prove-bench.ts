import { BENCH_FLOWS } from './measure/flows.js';
import { measureFlow } from './measure/measure-flow.js';
import { measureLists } from './measure/measure-lists.js';
import { measureShift, SHIFTING_SURFACE } from './measure/measure-shift.js';
import { measureScripting, measureStart, type StartPlace } from './measure/measure-start.js';
import { findPage } from './pages/pages.js';
import type { BenchPlaces } from './list-tasks.js';

const WASTE_MS = 400;
/** A busy machine may hide half of what was planted. */
const LEAST_MS = WASTE_MS / 2;
const LEAST_SHIFT = 0.02;
/** A start is short beside what else a machine does. */
const ROUNDS = 3;

/** What was planted, how much of it must show, and how much did. */
interface Proof {
  readonly what: string;
  readonly least: number;
  readonly shown: number;
}

/** Plants slow pages, a slow press and a shifting screen. A bench that does not see them shows nothing, and ends here. */
export async function proveBench(places: BenchPlaces): Promise<void> {
  const proofs = [...(await proveStarts(places)), ...(await proveLists(places)), ...(await proveScreens(places))];
  const unseen = proofs.filter(({ least, shown }) => !(shown >= least));
  const said = unseen.map(({ what, shown }) => `${what} was planted and measured as ${shown.toFixed(2)}`);
  if (said.length > 0) throw new Error(said.join('; '));
}

interface Pair {
  readonly slow: StartPlace;
  readonly sober: StartPlace;
}

/** How much longer the slow one takes. A busy moment makes anything longer, and nothing shorter: the quickest of each counts. */
async function compare(measure: (place: StartPlace) => Promise<number>, { slow, sober }: Pair): Promise<number> {
  let [late, quick] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round += 1) {
    late = Math.min(late, await measure(slow));
    quick = Math.min(quick, await measure(sober));
  }
  return late - quick;
}

async function proveStarts({ browser, pages }: BenchPlaces): Promise<Proof[]> {
  const page = findPage('floor');
  const sober = { browser, origin: pages };
  const slow = { ...sober, waste: { element: WASTE_MS, request: 0 } };
  // The browser's own first page takes as long as what is planted.
  await measureStart(sober, page);
  const start = await compare((place) => measureStart(place, page), { slow, sober });
  const scripting = await compare((place) => measureScripting(place, page), { slow, sober });
  return [
    { what: 'a slow start', least: LEAST_MS, shown: start },
    { what: 'slow scripting', least: LEAST_MS, shown: scripting },
  ];
}

/** In the floor's lists and in the package's own: what is measured of one says nothing of the other. */
async function proveLists({ browser, pages }: BenchPlaces): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for (const name of ['floor-lists', 'orders-lists'] as const) {
    const page = findPage(name);
    const sober = { browser, origin: pages };
    // 200 cards waste it a hundredth each, and so twice in all.
    const slow = { ...sober, waste: { element: WASTE_MS / 100, request: WASTE_MS } };
    // What a browser does for the first time takes as long as what is planted.
    await measureLists(sober, page);
    const [quick, late] = [await measureLists(sober, page), await measureLists(slow, page)];
    proofs.push(
      { what: `slow cards of ${name}`, least: LEAST_MS, shown: late.cards - quick.cards },
      { what: `a slow screenful of ${name}`, least: LEAST_MS, shown: late.screenful - quick.screenful },
      { what: `a slow change of ${name}`, least: LEAST_MS, shown: late.change - quick.change },
    );
  }
  return proofs;
}

async function proveScreens({ browser, demo }: BenchPlaces): Promise<Proof[]> {
  const place = { browser, origin: demo };
  const [lookup] = BENCH_FLOWS;
  if (!lookup) throw new Error('There are no flows');
  const { interaction, longTask } = await measureFlow({ ...place, wasteMs: WASTE_MS }, lookup);
  return [
    { what: 'a slow press', least: LEAST_MS, shown: interaction },
    { what: 'a long task', least: LEAST_MS, shown: longTask },
    { what: 'a shift', least: LEAST_SHIFT, shown: await measureShift(place, SHIFTING_SURFACE) },
  ];
}
