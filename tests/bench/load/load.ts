import { writeFileSync } from 'node:fs';
import { inRoot } from '../../../scripts/paths.js';
import { drawLoad } from './draw-load.js';
import type { Outage } from './send-call.js';
import { MINUTE, PEAK_AT, SECOND, simulateDay } from './simulate-day.js';
import { addUp, findPeak, sortCalls, toMinutes } from './summarise-load.js';

/** `npm run bench:load` prints the load of a day, and draws the hour of an outage into `docs/images/load.svg`. */
const VISITS = 1_000_000;
const DAY = { from: 0, to: 26 * 60 * MINUTE };
const DURING = { from: PEAK_AT, to: PEAK_AT + 10 * MINUTE };
const AFTER = { from: DURING.to, to: DURING.to + 30 * MINUTE };
const HOUR = { from: DURING.from - 15 * MINUTE, to: DURING.to + 35 * MINUTE };

const OUTAGES: readonly (readonly [name: string, outage: Outage | undefined])[] = [
  ['no outage', undefined],
  ['500 to every request', { ...DURING, kind: 'server' }],
  ['503 with `Retry-After: 60`', { ...DURING, kind: 'server', retryAfterMs: 60 * SECOND }],
  ['no answer', { ...DURING, kind: 'timeout' }],
];

const days = OUTAGES.map(([name, outage]) => ({
  name,
  load: simulateDay({ visits: VISITS, ...(outage && { outage }) }),
}));
const [normal] = days;
if (!normal) throw new Error('There is no day to compare with');
const normalPeak = findPeak(addUp(normal.load), DAY);
const round = (value: number): string => Math.round(value).toLocaleString('en');

console.log('| call | in a day | at the peak |\n| --- | ---: | ---: |');
for (const call of sortCalls(normal.load)) {
  const counts = normal.load.get(call) ?? new Uint32Array();
  const total = counts.reduce((sum, count) => sum + count, 0);
  console.log(`| \`${call}\` | ${round(total)} | ${findPeak(counts, DAY).toFixed(1)} |`);
}

console.log('\n| outage | during it | after it | against the peak of a normal day |\n| --- | ---: | ---: | ---: |');
for (const { name, load } of days) {
  const all = addUp(load);
  const after = findPeak(all, AFTER);
  console.log(`| ${name} | ${round(findPeak(all, DURING))} | ${round(after)} | ${(after / normalPeak).toFixed(2)} |`);
}

const lines = days.map(({ name, load }) => ({ name: name.replaceAll('`', ''), values: toMinutes(addUp(load), HOUR) }));
writeFileSync(inRoot('docs/images/load.svg'), drawLoad(lines, { first: 15, last: 25 }));
