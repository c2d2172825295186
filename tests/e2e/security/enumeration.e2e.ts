import type { Page } from '@playwright/test';
import { EVENT_TABLE } from '../../../elements/event-table.js';
import { openArea } from '../../surfaces/surface.js';
import { noteEvents } from '../support/cancel.js';
import { expect, GUEST_EMAIL, test as base, type Watch } from '../support/test.js';

interface Miss {
  readonly name: string;
  readonly orderNumber: string;
  readonly email?: string;
  readonly phoneNumber?: string;
}

const KNOWN = 'US10000001';
const UNKNOWN = 'US99999999';

/** Every kind of failed lookup, by type of contact. The failures in a list must be indistinguishable. */
const MISSES = {
  email: [
    { name: 'an unknown order', orderNumber: UNKNOWN, email: GUEST_EMAIL },
    { name: 'a wrong e-mail address', orderNumber: KNOWN, email: 'other@example.com' },
    { name: 'an order that opens by phone only', orderNumber: 'US10000027', email: GUEST_EMAIL },
    { name: 'an order of another country', orderNumber: 'JP99999999', email: GUEST_EMAIL },
  ],
  phoneNumber: [
    { name: 'an unknown order', orderNumber: UNKNOWN, phoneNumber: '5035550101' },
    { name: 'a wrong phone number', orderNumber: KNOWN, phoneNumber: '5035550199' },
  ],
} as const satisfies Readonly<Record<string, readonly Miss[]>>;

/** Everything that a guest, the page and the network observe of a failed lookup; the input is replaced by `#`. */
interface Trace {
  readonly text: string;
  readonly markup: string;
  readonly focused: string;
  readonly announced: string;
  readonly events: readonly string[];
  readonly console: readonly string[];
  readonly requests: readonly unknown[];
}

function toAnonymous(text: string, { orderNumber, email, phoneNumber }: Miss): string {
  return [orderNumber, email, phoneNumber]
    .filter((typed) => typed !== undefined)
    .reduce((left, typed) => left.replaceAll(encodeURIComponent(typed), '#').replaceAll(typed, '#'), text);
}

async function openForm(page: Page, miss: Miss): Promise<void> {
  await openArea(page, { path: '/details/', as: 'guest' });
  await page.locator('input[name=orderNumber]').fill(miss.orderNumber);
  if (miss.email !== undefined) return page.locator('input[name=email]').fill(miss.email);
  await page.getByRole('button', { name: 'Use a phone number instead' }).click();
  await page.locator('input[name=phoneNumber]').fill(miss.phoneNumber ?? '');
}

/** Traces the failed lookups of one page after the other. */
function createTracer(page: Page, { calls, consoleLines }: Watch, events: readonly string[]) {
  return async (miss: Miss): Promise<Trace> => {
    await openForm(page, miss);
    const before = { calls: calls.length, lines: consoleLines.length, events: events.length };
    await page.getByRole('button', { name: 'Find order' }).click();
    const lookup = page.locator('orders-guest-lookup');
    await expect(lookup.locator('[part=message]')).toBeFocused();
    const seen = await lookup.evaluate(async (element) => {
      // Announcements follow a moment later.
      await new Promise((resolve) => setTimeout(resolve, 300));
      const root = element.shadowRoot?.querySelector<HTMLElement>('.root');
      return {
        markup: root?.outerHTML ?? '',
        text: root?.innerText ?? '',
        focused: element.shadowRoot?.activeElement?.textContent ?? '',
        announced: document.querySelector('[data-orders-announcer]')?.textContent ?? '',
      };
    });
    const requests = calls.slice(before.calls).map(({ method, url, headers }) => ({
      method,
      address: toAnonymous(url.replace(/^.*?:\d+/, ''), miss),
      headers: Object.keys(headers).sort(),
    }));
    const lines = { events: events.slice(before.events), console: consoleLines.slice(before.lines) };
    return { ...seen, ...lines, requests };
  };
}

const test = base.extend<{ learn: (miss: Miss) => Promise<Trace> }>({
  learn: async ({ page, watch }, use) => {
    const events = await noteEvents(page, ...Object.keys(EVENT_TABLE));
    await use(createTracer(page, watch, events));
  },
});

for (const [contact, misses] of Object.entries(MISSES)) {
  test(`by ${contact}, all failed lookups are indistinguishable`, async ({ learn }) => {
    const traces: Trace[] = [];
    for (const miss of misses) traces.push(await learn(miss));
    const [first] = traces;
    expect(first?.text).toContain("We couldn't find that order");
    expect(first?.requests.length).toBeGreaterThan(0);
    expect(first?.events).toEqual([expect.stringMatching(/^orders-error .*input-credentials-invalid/)]);
    for (const [index, other] of traces.entries()) expect(other, misses[index]?.name).toEqual(first);
  });
}

test('failed lookups by either contact have the same texts and events', async ({ learn }) => {
  const byEmail = await learn(MISSES.email[0]);
  const byPhone = await learn(MISSES.phoneNumber[0]);
  expect(byPhone.events).toEqual(byEmail.events);
  expect(byPhone.announced).toEqual(byEmail.announced);
  expect(byPhone.console).toEqual(byEmail.console);
  expect(byPhone.focused).toEqual(byEmail.focused);
});

test('the check detects a difference in texts, requests or events', async ({ page, learn }) => {
  const [unknown, wrong] = MISSES.email;
  const first = await learn(unknown);
  await page.route(/\/summary\/v1\//, (route) => route.fulfill({ status: 403, body: '' }));
  const refused = await learn(wrong);
  expect(refused.text).not.toBe(first.text);
  expect(refused.events).not.toEqual(first.events);
  await page.unroute(/\/summary\/v1\//);
  await page.addInitScript(() => document.addEventListener('orders-error', () => void fetch('/summary/v1/again')));
  expect((await learn(wrong)).requests).not.toEqual(first.requests);
});
