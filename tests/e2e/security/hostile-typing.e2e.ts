import type { Locator, Page } from '@playwright/test';
import { openArea } from '../../surfaces/surface.js';
import { drawTexts } from '../../security/draw-texts.js';
import { standFor } from '../support/stand-for.js';
import { expect, GUEST_EMAIL, test, type Watch } from '../support/test.js';

/** In the full run as many texts as the Big List of Naughty Strings has. */
const PARTS = drawTexts({ most: 515, part: 65 });
// A part takes a while on a busy machine.
test.setTimeout(120_000);
const NUMBER = 'US10000001';
/** The minimum time of a lookup, so that its duration reveals nothing about a failure. */
const FLOOR_MS = 1_000;

/** The input of a guest by field under test: the text in that field, valid values in the others. */
const FIELDS: Readonly<Record<string, (text: string) => Readonly<Record<string, string>>>> = {
  orderNumber: (text) => ({ orderNumber: text, email: GUEST_EMAIL }),
  email: (text) => ({ orderNumber: NUMBER, email: `${text}@example.com` }),
  phoneNumber: (text) => ({ orderNumber: NUMBER, phoneNumber: text }),
};

/** A submitted form: the values that the browser accepted, and the values of the fields afterwards. */
interface Typing {
  readonly given: readonly string[];
  readonly accepted: readonly string[];
  readonly shape: string;
  readonly wasSent: boolean;
}

/** Sets the fields like typing, pasting or a password manager does. Passed as JSON, because lone surrogates would get lost otherwise. */
async function type(
  form: Locator,
  values: Readonly<Record<string, string>>,
): Promise<Pick<Typing, 'given' | 'wasSent'>> {
  const done = await form.evaluate((element: HTMLFormElement, json) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const given: string[] = [];
    for (const [name, text] of Object.entries(JSON.parse(json) as Record<string, string>)) {
      const input = element.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (!input) throw new Error(`There is no field ${name}.`);
      setter?.call(input, text);
      given.push(input.value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return JSON.stringify(given);
  }, JSON.stringify(values));
  const wasSent = await form.evaluate((element: HTMLFormElement) => {
    const button = element.querySelector<HTMLButtonElement>('button[type=submit]');
    if (!button || button.ariaDisabled !== null) return false;
    element.requestSubmit();
    return true;
  });
  return { given: JSON.parse(done) as string[], wasSent };
}

async function readForm(form: Locator, names: readonly string[]): Promise<Pick<Typing, 'accepted' | 'shape'>> {
  const json = await form.evaluate((element, fieldNames) => {
    const accepted = fieldNames.map((name) => element.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value);
    const labels = [...element.querySelectorAll('label, input, button')].map(({ localName }) => localName).join(' ');
    return JSON.stringify({ accepted, shape: labels });
  }, names);
  return JSON.parse(json) as Pick<Typing, 'accepted' | 'shape'>;
}

/** Fills in the form, submits it and waits for the result. */
async function tryText(page: Page, form: Locator, values: Readonly<Record<string, string>>): Promise<Typing> {
  const typed = await type(form, values);
  await page.clock.runFor(FLOOR_MS);
  await expect(form.locator('button[aria-busy]')).toHaveCount(0);
  return { ...typed, ...(await readForm(form, Object.keys(values))) };
}

/** Opens a lookup whose service rejects every request, so that every lookup takes the minimum time. */
async function openLookup(page: Page): Promise<Locator> {
  await page.clock.install();
  const refusal = { status: 403, contentType: 'application/json', body: '{"errors":[]}' };
  await page.route(/\/(?:summary|order_mgmt\/guest_credentials)\/v1/, (route) => route.fulfill(refusal));
  await openArea(page, { path: '/details/', as: 'guest' });
  const form = page.locator('orders-guest-lookup form');
  await expect(form).toBeVisible();
  return form;
}

/** Expects every request to contain the input in an unambiguous encoding. */
function expectSound({ calls }: Watch): void {
  for (const { url, headers } of calls) {
    expect(new URL(url).pathname).toMatch(/^\/(?:summary\/v1\/[A-Za-z0-9]{4,32}|order_mgmt\/guest_credentials\/v1)$/);
    expect(headers['x-guest-email'] ?? '').toMatch(/^[\w.!~*'()%-]*$/);
  }
}

const CELLS = Object.entries(FIELDS).flatMap(([field, toValues]) =>
  PARTS.map((texts, part) => ({ field, toValues, texts, part })),
);

for (const { field, toValues, texts, part } of CELLS) {
  test(`${field} keeps any input unchanged and harmless, part ${part}`, standFor([field]), async ({ page, watch }) => {
    const form = await openLookup(page);
    if (field === 'phoneNumber') await form.getByRole('button', { name: 'Use a phone number instead' }).click();
    const { shape } = await tryText(page, form, toValues('0000'));
    let sent = 0;
    for (const text of texts) {
      const typing = await tryText(page, form, toValues(text));
      expect(typing, JSON.stringify(text).slice(0, 80)).toMatchObject({ accepted: typing.given, shape });
      if (typing.wasSent) sent += 1;
    }
    expect(sent).toBeGreaterThan(texts.length / 2);
    expect(watch.calls.length).toBeGreaterThan(0);
    expectSound(watch);
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
  });
}

test('the check detects a form that changes the input', async ({ page }) => {
  const form = await openLookup(page);
  await form.evaluate((element) => {
    const cut = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement) target.value = target.value.replace('<', '');
    };
    element.addEventListener('input', cut, { capture: true });
  });
  const typing = await tryText(page, form, { orderNumber: NUMBER, email: '<b>@example.com' });
  expect(typing.accepted).not.toEqual(typing.given);
});
