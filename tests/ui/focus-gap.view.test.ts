import { beforeEach, describe, expect, it } from 'vitest';
import { focusGap } from '../../src/ui/focus-gap.js';

const REASON = '<p id="why">Something is missing.</p>';
const BUTTON = '<button type="button" aria-disabled="true" aria-describedby="why">Go on</button>';

beforeEach(() => document.body.replaceChildren());

/** Presses the disabled button of a form; returns the name of the focused control and the announced text. */
async function press(fields: string, button = BUTTON): Promise<readonly [string | undefined, string | undefined]> {
  document.body.innerHTML = `<form>${fields}${REASON}${button}</form>`;
  focusGap(document.querySelector('button') as HTMLButtonElement);
  await Promise.resolve();
  return [document.activeElement?.id, document.querySelector('[role=alert]')?.textContent];
}

const FIELD = (id: string, value = ''): string => `<input id="${id}" aria-required="true" value="${value}">`;
const RADIO = (id: string, more = ''): string => `<input id="${id}" type="radio" name="r:1" ${more}>`;

describe('a press on a disabled button', () => {
  it.each([
    { what: 'the first empty field', fields: FIELD('a', 'x') + FIELD('b') + FIELD('c'), gap: 'b' },
    { what: 'a field with blanks alone', fields: FIELD('a', '  ') + FIELD('b'), gap: 'a' },
    { what: 'no optional field', fields: '<textarea id="a"></textarea>' + FIELD('b'), gap: 'b' },
    { what: 'a field before an earlier group', fields: RADIO('a') + FIELD('b'), gap: 'b' },
    {
      what: 'the first enabled control of a group',
      fields: RADIO('a', 'disabled') + RADIO('b') + RADIO('c'),
      gap: 'b',
    },
    {
      what: 'no group with a choice',
      fields: `${RADIO('a')}${RADIO('b', 'checked')}<input id="c" type="checkbox" name="t">`,
      gap: 'c',
    },
  ])('focuses $what and announces the reason', async ({ fields, gap }) => {
    expect(await press(fields)).toEqual([gap, 'Something is missing.']);
  });

  it('announces nothing if the error of the focused field says it', async () => {
    expect(await press('<input id="a" aria-invalid="true" value="x">')).toEqual(['a', undefined]);
  });

  it('only announces the reason if there is no gap, such as during a wait', async () => {
    expect(await press(FIELD('a', 'x'))).toEqual(['', 'Something is missing.']);
  });

  it('removes the announced text when the focus moves on', async () => {
    await press(FIELD('a') + FIELD('b'));
    document.querySelector('#a')?.dispatchEvent(new Event('focusout', { bubbles: true }));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('lets the form show the errors of its fields, but not by a button that does not submit', async () => {
    let submits = 0;
    document.addEventListener('submit', () => (submits += 1));
    await press(FIELD('a'));
    expect(submits).toBe(0);
    await press(FIELD('a'), BUTTON.replace('"button"', '"submit"'));
    expect(submits).toBe(1);
  });

  it.each([
    { what: 'busy', button: BUTTON.replace('aria-disabled', 'aria-busy="true" aria-disabled') },
    { what: 'enabled in the meantime', button: BUTTON.replace('aria-disabled="true"', '') },
  ])('does nothing if the button is $what', async ({ button }) => {
    expect(await press(FIELD('a'), button)).toEqual(['', undefined]);
  });
});
