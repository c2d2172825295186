import type { BenchTask } from './list-tasks.js';
import type { BenchOptions } from './read-options.js';
import type { Figures } from './rows.js';

const SHIFTS = 13;
/** Layout shifts do not depend on the load of the machine, so a few rounds are enough. */
const ROUNDS_OF_SHIFTS = 3;
/** Rows whose pages the server compresses on their first request. */
const FIRST_VISITS = [6, 9];

/** Runs every task once per round, so that a busy moment of the machine affects all pages alike. `stop` ends it after the current round. */
export async function runRounds(
  tasks: readonly BenchTask[],
  { rows, runs }: BenchOptions,
  stop: AbortSignal,
): Promise<Figures[]> {
  const selected = tasks.filter((task) => task.rows.some((row) => rows.includes(row)));
  for (const task of selected.filter((known) => known.rows.some((row) => FIRST_VISITS.includes(row))))
    await attempt(task);
  const rounds: Figures[] = [];
  for (let round = 0; round < runs && !stop.aborted; round += 1) {
    const due = round < ROUNDS_OF_SHIFTS ? selected : selected.filter((task) => !task.rows.includes(SHIFTS));
    let figures: Figures = {};
    for (const task of turn(due, round)) figures = { ...figures, ...(await attempt(task)) };
    rounds.push(figures);
    console.error(`Round ${round + 1} of ${runs}`);
  }
  return rounds;
}

/** A failed task loses its figures for this round, and its error is printed. */
async function attempt({ name, measure }: BenchTask): Promise<Figures> {
  try {
    return await measure();
  } catch (error) {
    console.error(`${name}: ${String(error)}`);
    return {};
  }
}

/** Rotates the order, so that no task is always the first. */
function turn<Item>(items: readonly Item[], round: number): Item[] {
  return items.map((_, index) => items[(index + round) % items.length]).filter((item) => item !== undefined);
}
