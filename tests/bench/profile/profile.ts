import { chromium } from 'playwright';
import { CHROMIUM_LAUNCH } from '../../../scripts/chromium-launch.js';
import { servePages } from '../pages/serve-pages.js';
import { createSourceFinder } from './find-source.js';
import { PHASES } from './phases.js';
import { JOBS, profileJob, type ProfiledTimes } from './profile-lists.js';

/** `npm run bench:profile` prints where the time of many orders goes. It profiles the existing `dist/esm/`, so build first. */
const ROUNDS = 5;

const site = await servePages();
const browser = await chromium.launch(CHROMIUM_LAUNCH);
try {
  const target = { browser, origin: site.origin, findSource: createSourceFinder() };
  const rounds = new Map(JOBS.map((job) => [job, [] as ProfiledTimes[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [job, times] of rounds) times.push(await profileJob(target, job));
  }
  console.log(`| phase | ${JOBS.join(' | ')} |\n| --- | ${JOBS.map(() => '---:').join(' | ')} |`);
  for (const phase of [...PHASES, 'style', 'layout']) {
    const cells = JOBS.map((job) => formatMedian(rounds.get(job) ?? [], (times) => times.get(phase) ?? 0));
    console.log(`| ${phase} | ${cells.join(' | ')} |`);
  }
  const all = JOBS.map((job) => formatMedian(rounds.get(job) ?? [], addUp));
  console.log(
    `| all | ${all.join(' | ')} |\n\nMilliseconds, medians of ${ROUNDS} rounds, in Chromium ${browser.version()}`,
  );
} finally {
  await browser.close();
  await site.close();
}

function addUp(times: ProfiledTimes): number {
  return [...times.values()].reduce((sum, time) => sum + time, 0);
}

function formatMedian(rounds: readonly ProfiledTimes[], read: (times: ProfiledTimes) => number): string {
  const values = rounds.map(read).sort((a, b) => a - b);
  return (values[Math.floor(values.length / 2)] ?? 0).toFixed(1);
}
