import type { APIResponse, Page, Route } from '@playwright/test';
import type { Act } from './fault.js';

/**
 * A personal detail in a broken service's answers, which must not reach a shopper, the console or the page's own code.
 */
export const LEAK = 'leaked@example.com';
const ERROR = JSON.stringify({ errors: [{ code: 'INTERNAL', message: `It broke at ${LEAK}` }] });
const HTML = 'text/html; charset=utf-8';
/** The size of an order that is far too long, in items and in bytes. */
const LINES = 10_000;
const BYTES = 5_000_000;

/** Gives the service's real answer. */
export const sound: Act = (attempt) => attempt.answer();

/** Never answers. */
export const silent: Act = (attempt) => attempt.wait(Infinity);

/** Runs another act, by default the real answer, after a delay. */
export const slowly =
  (ms: number, act: Act = sound): Act =>
  async (attempt) => {
    await attempt.wait(ms);
    await act(attempt);
  };

/** Gives the real answer once the test releases it. */
export const held: Act = async (attempt) => {
  await attempt.waitForRelease();
  await attempt.answer();
};

/** Breaks the connection with a network error. */
export const breakOff =
  (how: 'connectionreset' | 'connectionrefused' | 'blockedbyresponse'): Act =>
  ({ route }) =>
    route.abort(how);

/** Takes the network away, so that the browser knows it is offline. */
export const loseNetwork: Act = async ({ route }) => {
  await route.request().frame().page().context().setOffline(true);
  await route.abort('internetdisconnected');
};

interface Refusal {
  readonly retryAfter?: string;
  readonly body?: string;
}

/** Answers with an error status. */
export const refuse =
  (status: number, { retryAfter, body = ERROR }: Refusal = {}): Act =>
  ({ route }) =>
    route.fulfill({
      status,
      body,
      contentType: 'application/json',
      ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
    });

/** Answers with this body. */
export const fill =
  (body: string, { status = 200, isPage = false } = {}): Act =>
  ({ route }) =>
    route.fulfill({ status, body, contentType: isPage ? HTML : 'application/json' });

/** Answers with these fields for the requested id, the last segment of the address. `key` is the field of the id. */
export const fillFor =
  (key: 'jobId' | 'id', fields: object): Act =>
  ({ route }) =>
    route.fulfill({ json: { [key]: readRequestedId(route.request().url()), ...fields } });

/** Returns the last segment of an address, the requested id. */
export function readRequestedId(url: string): string {
  return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
}

/** Answers with an HTML page in place of data. */
export const sendPage = (status: number): Act =>
  fill(`<!doctype html><title>${LEAK}</title><form action="/login">Password</form>`, { status, isPage: true });

/** Passes the call to the sandbox with one of its own faults: over real HTTP, and executed where the fault says so. */
export const viaSandbox =
  (fault: string): Act =>
  ({ route, call }) =>
    route.continue({ headers: { ...route.request().headers(), 'x-sandbox-fault': `${call}:${fault}` } });

/** Blows the real answer up to an unexpected size. */
export const swell: Act = async ({ route }) => {
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) return swellFile(route, response);
  const body = (await response.json()) as { objects?: Swollen[] } & Swollen;
  const [order = body] = body.objects ?? [];
  const items = order.group?.[0]?.orderItems;
  const [first] = items ?? [];
  if (first) items?.push(...Array.from({ length: LINES }, (_, index) => ({ ...first, orderLineKey: `L${index}` })));
  const filler = 'x'.repeat(Math.max(0, BYTES - JSON.stringify(body).length));
  // An answer that is a plain array has no place for a field.
  await route.fulfill({ response, json: Array.isArray(body) ? [...(body as unknown[]), filler] : { ...body, filler } });
};

/** Adds a large comment after the first line of a PDF; PDF readers ignore it. */
async function swellFile(route: Route, response: APIResponse): Promise<void> {
  const [head = '', ...lines] = (await response.text()).split('\n');
  await route.fulfill({ response, body: [head, `%${'x'.repeat(BYTES)}`, ...lines].join('\n') });
}

interface Swollen {
  readonly group?: readonly { readonly orderItems: object[] }[];
}

/** Wraps the page's `fetch` without the signal, as some pages do, so that aborted requests are still answered. */
export async function dropSignals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = (input, init) => real(input, { ...init, signal: null });
  });
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
}
