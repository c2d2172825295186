import { BENCH_FLOWS } from './measure/flows.js';
import { measureFlow } from './measure/measure-flow.js';
import { measureLists } from './measure/measure-lists.js';
import { measureShift, SHIFTING_SURFACE } from './measure/measure-shift.js';
import { measureScripting, measureStart, type StartTarget } from './measure/measure-start.js';
import { findPage } from './pages/pages.js';
import type { BenchTargets } from './list-tasks.js';

const WASTE_MS = 400;
/** On a busy machine, half of the planted delay may go unnoticed. */
const LEAST_MS = WASTE_MS / 2;
const LEAST_SHIFT = 0.02;
/** A start is short compared with other load on the machine, so it is measured several times. */
const ROUNDS = 3;

/** The planted defect, the least amount that must show, and the amount that did. */
interface Proof {
  readonly what: string;
  readonly least: number;
  readonly shown: number;
}

/** Plants slow pages, a slow press and a shifting view. Fails if the bench does not detect them, because its results would mean nothing. */
export async function proveBench(targets: BenchTargets): Promise<void> {
  const proofs = [...(await proveStarts(targets)), ...(await proveLists(targets)), ...(await proveScreens(targets))];
  const unseen = proofs.filter(({ least, shown }) => !(shown >= least));
  const lines = unseen.map(({ what, shown }) => `${what} was planted and measured as ${shown.toFixed(2)}`);
  if (lines.length > 0) throw new Error(lines.join('; '));
}

interface Pair {
  readonly slow: StartTarget;
  readonly normal: StartTarget;
}

/** How much longer the slow page takes. A busy moment makes a run longer but never shorter, so the shortest run of each counts. */
async function compare(measure: (target: StartTarget) => Promise<number>, { slow, normal }: Pair): Promise<number> {
  let [slowest, quick] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round += 1) {
    slowest = Math.min(slowest, await measure(slow));
    quick = Math.min(quick, await measure(normal));
  }
  return slowest - quick;
}

async function proveStarts({ browser, pages }: BenchTargets): Promise<Proof[]> {
  const page = findPage('floor');
  const normal = { browser, origin: pages };
  const slow = { ...normal, waste: { element: WASTE_MS, request: 0 } };
  // Warm up: the browser's first page takes as long as the planted delay.
  await measureStart(normal, page);
  const start = await compare((target) => measureStart(target, page), { slow, normal });
  const scripting = await compare((target) => measureScripting(target, page), { slow, normal });
  return [
    { what: 'a slow start', least: LEAST_MS, shown: start },
    { what: 'slow scripting', least: LEAST_MS, shown: scripting },
  ];
}

/**
 * For the lists of the floor and of the package: a result for one proves nothing about the other. The history with 200 orders has no proof: it
 * begins like the first screenful, and its time varies by more than the planted delay.
 */
async function proveLists({ browser, pages }: BenchTargets): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for (const name of ['floor-lists', 'orders-lists'] as const) {
    const page = findPage(name);
    const normal = { browser, origin: pages };
    // 200 cards waste a hundredth each, which is twice the planted time in total.
    const slow = { ...normal, waste: { element: WASTE_MS / 100, request: WASTE_MS } };
    // Warm up: the browser's first run takes as long as the planted delay.
    await measureLists(normal, page);
    const [quick, slowest] = [await measureLists(normal, page), await measureLists(slow, page)];
    proofs.push(
      { what: `slow cards of ${name}`, least: LEAST_MS, shown: slowest.cards - quick.cards },
      { what: `a slow screenful of ${name}`, least: LEAST_MS, shown: slowest.screenful - quick.screenful },
      { what: `a slow change of ${name}`, least: LEAST_MS, shown: slowest.change - quick.change },
    );
  }
  return proofs;
}

async function proveScreens({ browser, demo }: BenchTargets): Promise<Proof[]> {
  const target = { browser, origin: demo };
  const [lookup] = BENCH_FLOWS;
  if (!lookup) throw new Error('There are no flows');
  const { interaction, longTask } = await measureFlow({ ...target, wasteMs: WASTE_MS }, lookup);
  return [
    { what: 'a slow press', least: LEAST_MS, shown: interaction },
    { what: 'a long task', least: LEAST_MS, shown: longTask },
    { what: 'a shift', least: LEAST_SHIFT, shown: await measureShift(target, SHIFTING_SURFACE) },
  ];
}
