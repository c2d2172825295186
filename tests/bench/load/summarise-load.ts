import type { CallName } from '../../../src/http/model/call-classes.js';
import { MINUTE, SECOND, type DayLoad } from './simulate-day.js';

/** Single seconds are noisy: a peak is the busiest mean of this many seconds. */
const WINDOW_SECONDS = 10;

/** A part of the simulated day, in milliseconds. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

/** The busiest mean of ten seconds within a time span, in requests per second. */
export function findPeak(counts: ArrayLike<number>, { from, to }: TimeSpan): number {
  const [first, end] = [Math.floor(from / SECOND), Math.ceil(to / SECOND)];
  let sum = 0;
  let most = 0;
  for (let second = first; second < end; second += 1) {
    sum += counts[second] ?? 0;
    if (second - WINDOW_SECONDS >= first) sum -= counts[second - WINDOW_SECONDS] ?? 0;
    if (second - first >= WINDOW_SECONDS - 1) most = Math.max(most, sum);
  }
  return most / WINDOW_SECONDS;
}

/** The requests of all calls in each second. */
export function addUp(load: DayLoad): Uint32Array {
  const all = [...load.values()];
  return Uint32Array.from({ length: all[0]?.length ?? 0 }, (_, second) =>
    all.reduce((sum, counts) => sum + (counts[second] ?? 0), 0),
  );
}

/** The mean of each minute, in requests per second. */
export function toMinutes(counts: ArrayLike<number>, { from, to }: TimeSpan): number[] {
  const length = Math.floor((to - from) / MINUTE);
  return Array.from({ length }, (_, minute) => findMean(counts, from + minute * MINUTE));
}

function findMean(counts: ArrayLike<number>, from: number): number {
  const seconds = MINUTE / SECOND;
  let sum = 0;
  for (let second = 0; second < seconds; second += 1) sum += counts[from / SECOND + second] ?? 0;
  return sum / seconds;
}

/** The calls, the busiest first. */
export function sortCalls(load: DayLoad): CallName[] {
  const total = (call: CallName): number => load.get(call)?.reduce((sum, count) => sum + count, 0) ?? 0;
  return [...load.keys()].sort((one, other) => total(other) - total(one));
}
