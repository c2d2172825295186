import { Agent, request } from 'node:http';

/** Shoppers who request one address after another, with pauses. */
export interface Load {
  readonly urls: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly shoppers: number;
  readonly seconds: number;
  /** The average pause after an answer. */
  readonly pauseMs: number;
}

export interface LoadResult {
  readonly answers: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
  /** Answers other than 200, and broken connections, by their kind. */
  readonly errors: Readonly<Record<string, number>>;
}

const TIMEOUT_MS = 60_000;

/** Sends requests until the time is over, and waits for the last answers. The targets must be on this machine. */
export async function sendLoad({ urls, headers, shoppers, seconds, pauseMs }: Load): Promise<LoadResult> {
  if (urls.some((url) => new URL(url).hostname !== 'localhost'))
    throw new Error('Only a service on this machine is put under load.');
  const agent = new Agent({ keepAlive: true, maxSockets: shoppers });
  const times: number[] = [];
  const errors: Record<string, number> = {};
  const start = performance.now();
  const end = start + seconds * 1_000;
  const browse = async (_: unknown, shopper: number): Promise<void> => {
    // Shoppers do not all begin at once.
    await sleep(pauseMs * (shopper / shoppers));
    for (let page = shopper; performance.now() < end; page += 1) {
      const sent = performance.now();
      const kind = await read(urls[page % urls.length] ?? '', headers, agent);
      times.push(performance.now() - sent);
      if (kind !== '200') errors[kind] = (errors[kind] ?? 0) + 1;
      await sleep(Math.min(pauseMs * (0.5 + Math.random()), end - performance.now()));
    }
  };
  await Promise.all(Array.from({ length: shoppers }, browse));
  const elapsed = (performance.now() - start) / 1_000;
  agent.destroy();
  times.sort((one, other) => one - other);
  const at = (part: number): number =>
    Math.round(times[Math.min(Math.floor(times.length * part), times.length - 1)] ?? 0);
  return {
    answers: times.length,
    perSecond: times.length / elapsed,
    ...{ p50: at(0.5), p99: at(0.99), slowest: at(1), errors },
  };
}

/** The status of the whole answer, or the code of the failure. */
function read(url: string, headers: Readonly<Record<string, string>>, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const sent = request(url, { headers, agent, timeout: TIMEOUT_MS }, (answer) => {
      answer.once('error', (error) => resolve(error.name));
      answer.once('end', () => resolve(String(answer.statusCode)));
      answer.resume();
    });
    sent.once('timeout', () => sent.destroy(new Error('timeout')));
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end();
  });
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
