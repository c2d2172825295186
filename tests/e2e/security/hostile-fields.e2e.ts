import type { Page } from '@playwright/test';
import { drawTexts } from '../../security/draw-texts.js';
import { standFor } from '../support/stand-for.js';
import { expect, test } from '../support/test.js';
import { FIELDS_UNDER_TEST, type FieldUnderTest } from './typed-fields.js';

/** In the full run as many texts as the Big List of Naughty Strings has. */
const PARTS = drawTexts({ sample: 20, most: 515, part: 130 });
// A part takes a while on a busy machine.
test.setTimeout(120_000);

interface Typed {
  /** The value that the browser accepted: for example, a single-line field drops line breaks. */
  readonly given: string;
  readonly accepted: string;
  /** Number of elements that no form contains, which a text interpreted as markup would create. */
  readonly foreign: number;
}

/**
 * Sets a field like pasting or a password manager does, and reads the result. Passed as JSON, because lone surrogates would get lost
 * otherwise.
 */
async function type(page: Page, { tag, name }: FieldUnderTest, text: string): Promise<Typed> {
  const json = await page.locator(tag).evaluate(
    async (element, [field, typed]) => {
      const root = element.shadowRoot ?? element;
      const find = () => root.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${field}]`);
      const input = find();
      if (!input) throw new Error(`There is no field ${field}.`);
      const kind = input instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(input, JSON.parse(typed));
      const given = input.value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // A store with its own links may still appear around the form.
      const foreign = input
        .closest('form')
        ?.querySelectorAll('script, iframe, object, embed, a, b, img, style, base, link, math, svg svg');
      return JSON.stringify({ given, accepted: find()?.value, foreign: foreign?.length });
    },
    [name, JSON.stringify(text)] as const,
  );
  return JSON.parse(json) as Typed;
}

async function expectHarmless(page: Page, field: FieldUnderTest, texts: readonly string[]): Promise<void> {
  const { toStored = (given) => given } = field;
  await expect(page.locator(field.tag).locator(`[name=${field.name}]`).first()).toBeVisible();
  const { foreign } = await type(page, field, '');
  for (const text of texts) {
    const typed = await type(page, field, text);
    expect(typed, JSON.stringify(text).slice(0, 80)).toEqual({ ...typed, accepted: toStored(typed.given), foreign });
  }
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
}

for (const field of FIELDS_UNDER_TEST) {
  for (const [part, texts] of PARTS.entries()) {
    const title = `${field.title ?? field.name} keeps any input as its form stores it, and harmless, part ${part}`;
    test(title, standFor([field.name]), async ({ page }) => {
      await field.open(page);
      await expectHarmless(page, field, texts);
    });
  }
}

/** Faults of a form that change the input. Runs in the page, on the field. */
const PLANTED = [
  {
    what: 'removes a character',
    plant: (input: HTMLTextAreaElement) => {
      const cut = (): void => void (input.value = input.value.replace('<', ''));
      input.getRootNode().addEventListener('input', cut, { capture: true });
    },
  },
  {
    what: 'makes markup of it',
    plant: (input: HTMLTextAreaElement) =>
      input.addEventListener('input', () => input.parentElement?.append(document.createElement('b'))),
  },
] as const;

for (const { what, plant } of PLANTED) {
  test(`the check detects a form that ${what}`, async ({ page }) => {
    const [field] = FIELDS_UNDER_TEST;
    if (!field) throw new Error('There is no field to type into.');
    await field.open(page);
    await expectHarmless(page, field, ['<b>Blue van</b>']);
    await page.locator(field.tag).locator(`[name=${field.name}]`).evaluate(plant);
    await expect(expectHarmless(page, field, ['<b>Blue van</b>'])).rejects.toThrow(/toEqual/);
  });
}
