import { MEMBERS } from '../start/members.js';
import { placeHistory } from '../start/place-history.js';
import { registerMember } from '../start/place-order.js';
import { startStack, type Stack } from '../start/stack.js';
import { sendLoad, type Load, type LoadResult } from './send-load.js';

/**
 * Simulates shoppers who read pages of a history, first through the gateway and then from Medusa's own API: `node run.mjs load [SECONDS]
 * [ORDERS]`. Exits with status 1 after an answer other than 200, or if the gateway's memory grows.
 */
const SHOPPERS = 200;
const PAGE = 10;
/** The average time for which a shopper reads a page. */
const PAUSE_MS = 20_000;
/** The longest load without pauses, in which all shoppers wait for an answer at the same time. */
const MOST_SECONDS_AT_ONCE = 60;
const SAMPLES = 12;
/** The factor by which memory may grow in the second half of a load. */
const MOST_GROWTH = 1.1;
const ALONE = { shoppers: 1, seconds: 10, pauseMs: 0 };
const MOST_WAITS = 60;
const MOST_SECONDS = 1_800;

const [, , seconds = 60, orders = 200] = process.argv.map(Number);
if (!(seconds >= 1 && seconds <= MOST_SECONDS)) stop(`The seconds are a number from 1 to ${MOST_SECONDS}.`);
if (!(orders >= 1)) stop('There is at least one order.');

const stack = await startStack({
  port: Number(process.env['PORT'] ?? 9060),
  copies: 1,
  log: (text) => console.log(text),
}).catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stack.stop().then(() => process.exit(1)));
}
const { gatewayUrl, medusaUrls, shop } = stack;
const [medusaUrl = ''] = medusaUrls;
const token = await seedMember(stack);
const member = { authorization: `Bearer ${token}` };
const urls = await listPages();
const targets = [
  { name: 'gateway', urls, headers: member },
  {
    name: "Medusa's own list",
    urls: urls.map((_, index) => `${medusaUrl}/store/orders?order=-created_at&limit=${PAGE}&offset=${index * PAGE}`),
    headers: { ...member, 'x-publishable-api-key': shop.publishableKey },
  },
];
console.log('\nOne shopper without pauses');
const alone: number[] = [];
for (const target of targets) {
  const result = await sendLoad({ ...target, ...ALONE });
  report(target.name, result);
  alone.push(result.p50);
}
const problems: string[] = [];
await compare(`with pauses of about ${PAUSE_MS / 1_000} s`, { seconds, pauseMs: PAUSE_MS });
await compare('without pauses', { seconds: Math.min(seconds, MOST_SECONDS_AT_ONCE), pauseMs: 0 });
for (const problem of problems) console.error(problem);
await stack.stop();
process.exit(problems.length === 0 ? 0 : 1);

/** Loads the gateway, and then Medusa itself. */
async function compare(how: string, load: Pick<Load, 'seconds' | 'pauseMs'>): Promise<void> {
  console.log(`\n${SHOPPERS} shoppers ${how}, ${load.seconds} s`);
  for (const [index, target] of targets.entries()) {
    const memory = sampleMemory(stack, load.seconds);
    const result = await sendLoad({ ...target, ...load, shoppers: SHOPPERS });
    const held = await memory.stop();
    report(target.name, result);
    if (index === 0) {
      console.log(`  memory of the gateway in MB: ${held.join(' ')}`);
      const [middle = 0, last = 0] = [held[held.length >> 1], held.at(-1)];
      if (last > middle * MOST_GROWTH) problems.push(`The gateway's memory grew from ${middle} to ${last} MB.`);
    }
    const failed = Object.keys(result.errors);
    if (failed.length > 0) problems.push(`${target.name} ${how}: ${failed.join(', ')}`);
    await waitForBacklog(target, 2 * (alone[index] ?? 0));
  }
}

async function seedMember({ medusaUrls: [url = ''], shop }: Stack): Promise<string> {
  const robin = MEMBERS['robin'];
  if (!robin) return stop('There is no member.');
  console.log(`Placing ${orders} orders`);
  const token = await registerMember(url, shop, robin);
  await placeHistory({ urls: [url], shop, member: { email: robin.email, token }, length: orders });
  return token;
}

/** The pages of the history, as the gateway names them. */
async function listPages(): Promise<string[]> {
  const urls: string[] = [];
  for (let next = `/history/v1?filter=country(us)&filter=language(en)&count=${PAGE}`; next !== '';) {
    urls.push(gatewayUrl + next);
    const answer = await fetch(gatewayUrl + next, { headers: member });
    ({ next } = ((await answer.json()) as { pages: { next: string } }).pages);
  }
  return urls;
}

/** Waits until Medusa has worked off the requests that were given up: until an answer takes about as long as before the load. */
async function waitForBacklog(target: Pick<Load, 'urls' | 'headers'>, usual: number): Promise<void> {
  for (let wait = 0; wait < MOST_WAITS; wait += 1) {
    const { p50, errors } = await sendLoad({ ...target, shoppers: 1, seconds: 1, pauseMs: 0 });
    if (p50 <= usual && Object.keys(errors).length === 0) return;
  }
}

/** Samples the gateway's memory at equal intervals. */
function sampleMemory({ memory }: Stack, length: number): { stop(): Promise<number[]> } {
  const samples: Promise<number>[] = [];
  const sample = async (): Promise<number> =>
    (await memory()).find(({ name }) => name.includes('gateway'))?.megabytes ?? NaN;
  const timer = setInterval(() => samples.push(sample()), (length * 1_000) / SAMPLES);
  samples.push(sample());
  return {
    stop: () => {
      clearInterval(timer);
      return Promise.all([...samples, sample()]);
    },
  };
}

function report(name: string, { answers, perSecond, p50, p99, slowest, errors }: LoadResult): void {
  const failed = Object.entries(errors).map(([kind, count]) => `${count} × ${kind}`);
  console.log(
    `${name}: ${answers} answers, ${perSecond.toFixed(1)} per second, p50 ${p50} ms, p99 ${p99} ms, slowest ${slowest} ms, ` +
      `errors: ${failed.join(', ') || 'none'}`,
  );
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
