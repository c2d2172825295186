import type { APIResponse, Page, Route } from '@playwright/test';
import type { Act } from './fault.js';

/** What a service says of itself when it breaks: no word of it may reach a shopper, a console or a page's own code. */
export const LEAK = 'leaked@example.com';
const ERROR = JSON.stringify({ errors: [{ code: 'INTERNAL', message: `It broke at ${LEAK}` }] });
const HTML = 'text/html; charset=utf-8';
/** An order that is far too long, in lines and in bytes. */
const LINES = 10_000;
const BYTES = 5_000_000;

/** What the service would have said. */
export const sound: Act = (attempt) => attempt.answer();

/** No answer, ever. */
export const silent: Act = (attempt) => attempt.wait(Infinity);

/** The answer, or something else, but only after a time. */
export const late =
  (ms: number, act: Act = sound): Act =>
  async (attempt) => {
    await attempt.wait(ms);
    await act(attempt);
  };

/** The answer, once the test lets go. */
export const held: Act = async (attempt) => {
  await attempt.waitForRelease();
  await attempt.answer();
};

/** Nothing comes back, as the browser's network tells it. */
export const breakOff =
  (how: 'connectionreset' | 'connectionrefused' | 'blockedbyresponse'): Act =>
  ({ route }) =>
    route.abort(how);

/** The network is gone; the browser knows. */
export const loseNetwork: Act = async ({ route }) => {
  await route.request().frame().page().context().setOffline(true);
  await route.abort('internetdisconnected');
};

interface Refusal {
  readonly retryAfter?: string;
  readonly body?: string;
}

/** An answer that says no. */
export const refuse =
  (status: number, { retryAfter, body = ERROR }: Refusal = {}): Act =>
  ({ route }) =>
    route.fulfill({
      status,
      body,
      contentType: 'application/json',
      ...(retryAfter !== undefined && { headers: { 'retry-after': retryAfter } }),
    });

/** An answer that holds something else. */
export const fill =
  (body: string, { status = 200, isPage = false } = {}): Act =>
  ({ route }) =>
    route.fulfill({ status, body, contentType: isPage ? HTML : 'application/json' });

/** A sound answer about whatever was asked after: its id is the last part of the address. `key` is the field of the id. */
export const fillFor =
  (key: 'jobId' | 'id', fields: object): Act =>
  ({ route }) =>
    route.fulfill({ json: { [key]: readAskedId(route.request().url()), ...fields } });

/** The id at the end of an address. */
export function readAskedId(url: string): string {
  return decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '');
}

/** A page in place of data. */
export const sendPage = (status: number): Act =>
  fill(`<!doctype html><title>${LEAK}</title><form action="/login">Password</form>`, { status, isPage: true });

/** What the sandbox makes of the call under one of its own faults: over real HTTP, and carried out. */
export const viaSandbox =
  (fault: string): Act =>
  ({ route, call }) =>
    route.continue({ headers: { ...route.request().headers(), 'x-sandbox-fault': `${call}:${fault}` } });

/** The answer at a size that nobody expects. */
export const swell: Act = async ({ route }) => {
  const response = await route.fetch();
  if (!response.headers()['content-type']?.includes('json')) return swellFile(route, response);
  const body = (await response.json()) as { objects?: Swollen[] } & Swollen;
  const [order = body] = body.objects ?? [];
  const items = order.group?.[0]?.orderItems;
  const [first] = items ?? [];
  if (first) items?.push(...Array.from({ length: LINES }, (_, index) => ({ ...first, orderLineKey: `L${index}` })));
  const filler = 'x'.repeat(Math.max(0, BYTES - JSON.stringify(body).length));
  // A list without an object around it has no place for a field.
  await route.fulfill({ response, json: Array.isArray(body) ? [...(body as unknown[]), filler] : { ...body, filler } });
};

/** A remark after the first line of a PDF, which readers pass over. */
async function swellFile(route: Route, response: APIResponse): Promise<void> {
  const [head = '', ...lines] = (await response.text()).split('\n');
  await route.fulfill({ response, body: [head, `%${'x'.repeat(BYTES)}`, ...lines].join('\n') });
}

interface Swollen {
  readonly group?: readonly { readonly orderItems: object[] }[];
}

/** The page wraps `fetch` and loses the signal, as some do: what was given up is answered all the same. */
export async function dropSignals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const real = window.fetch;
    window.fetch = (input, init) => real(input, { ...init, signal: null });
  });
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
}
