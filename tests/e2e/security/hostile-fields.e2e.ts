import type { Page } from '@playwright/test';
import { drawTexts } from '../../security/draw-texts.js';
import { standFor } from '../support/stand-for.js';
import { expect, test } from '../support/test.js';
import { FIELDS_UNDER_TEST, type FieldUnderTest } from './typed-fields.js';

/** In the full run as many as the public list of naughty strings has. */
const PARTS = drawTexts({ sample: 20, most: 515, part: 130 });
// A part takes a while on a busy machine.
test.setTimeout(120_000);

interface Typed {
  /** What the browser took of it: no line breaks in a field of one line, for one. */
  readonly given: string;
  readonly kept: string;
  /** Elements that no form has, and a text would make if it were markup. */
  readonly foreign: number;
}

/** Types as a paste or a password manager does, and reads what came of it. JSON in between: half a character gets lost otherwise. */
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
      // Around the form a store may still arrive, with links of its own.
      const foreign = input
        .closest('form')
        ?.querySelectorAll('script, iframe, object, embed, a, b, img, style, base, link, math, svg svg');
      return JSON.stringify({ given, kept: find()?.value, foreign: foreign?.length });
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
    expect(typed, JSON.stringify(text).slice(0, 80)).toEqual({ ...typed, kept: toStored(typed.given), foreign });
  }
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
}

for (const field of FIELDS_UNDER_TEST) {
  for (const [part, texts] of PARTS.entries()) {
    const title = `whatever is typed as ${field.name} stays as its form keeps it, and does nothing, part ${part}`;
    test(title, standFor([field.name]), async ({ page }) => {
      await field.open(page);
      await expectHarmless(page, field, texts);
    });
  }
}

/** What a form could do to what is typed. Runs in the page, on the field. */
const PLANTED = [
  {
    what: 'takes a sign away',
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
  test(`a form that ${what} would be caught`, async ({ page }) => {
    const [field] = FIELDS_UNDER_TEST;
    if (!field) throw new Error('There is no field to type into.');
    await field.open(page);
    await expectHarmless(page, field, ['<b>Blue van</b>']);
    await page.locator(field.tag).locator(`[name=${field.name}]`).evaluate(plant);
    await expect(expectHarmless(page, field, ['<b>Blue van</b>'])).rejects.toThrow(/toEqual/);
  });
}
