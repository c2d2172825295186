import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { listChanges, readStyles } from '../support/computed-styles.js';
import { fillIn, findKnownOrder, getField, submit, waitForError } from '../support/lookup-form.js';
import { afterEach, before, beforeEach, describe, it } from '../support/mocha.js';
import { get, mount, type GuestLookupElement } from '../support/page.js';
import { settle } from '../support/until.js';

/** Sheets as pages have them, written for the page and meant for nobody inside a tag. */
const HOSTILE = {
  'a root of 10 px': 'html { font-size: 62.5% }',
  'a root of 8 px': 'html { font-size: 8px !important }',
  'wide letters everywhere':
    '* { letter-spacing: 1em !important; word-spacing: 2em !important; line-height: 3 !important }',
  'everything unset': '* { all: unset !important }',
  'hidden buttons': 'button { display: none !important } input { opacity: 0 !important; appearance: none !important }',
  'a page from right to left': 'body { direction: rtl; text-align: right }',
  'undefined tags hidden': ':not(:defined) { display: none !important; visibility: hidden !important }',
  'a reset':
    '*, ::before, ::after { margin: 0; padding: 0; border: 0; box-sizing: content-box; list-style: none; font: inherit }',
  'loud type':
    'body { font: bold italic 30px/1 "Times New Roman"; text-transform: uppercase; color: red; text-indent: 3em; white-space: nowrap }',
  'dark letters on everything':
    '* { color: black !important; background: yellow !important; border-radius: 0 !important }',
  'transforms and layers':
    'orders-guest-lookup { transform: rotate(1deg); z-index: 9999; position: relative; filter: none }',
  'variables of the same names':
    ':root, orders-guest-lookup { --_ink: red; --_paper: red; --_control: 0; --_radius: 9em }',
  'bulleted text that cannot be selected': 'body { list-style: square; quotes: none; cursor: wait; user-select: none }',
} as const;

describe('a sheet of the page', () => {
  before(() => loadTag());

  const sheet = document.createElement('style');
  beforeEach(() => {
    sheet.textContent = '';
    document.head.append(sheet);
    // The room stays the same when a sheet takes the margins of the body away.
    document.body.style.margin = '0';
  });
  afterEach(() => sheet.remove());

  async function hold(element: GuestLookupElement): Promise<void> {
    (document.activeElement as HTMLElement).blur();
    await settle();
    const before = readStyles(element);
    expect(before.size).to.be.greaterThan(10);
    for (const [name, text] of Object.entries(HOSTILE)) {
      sheet.textContent = text;
      const changes = listChanges(before, readStyles(element));
      expect(changes.slice(0, 5), `${name}: ${changes.length} changes`).to.deep.equal([]);
    }
  }

  it('changes nothing inside the form with its errors, terms and links', async () => {
    const element = await mount({ country: 'cn', flags: 'enableSmsLookup' });
    getField(element, 'acceptsTerms').click();
    await fillIn(element, { orderNumber: 'a', email: 'nobody' });
    await submit(element);
    await waitForError(element, 'email', 'Please enter a valid email address.');
    await hold(element);
  });

  it('changes nothing inside the order that was found', async () => {
    const element = await mount();
    await findKnownOrder(element);
    await hold(element);
  });

  it('is seen by this very comparison where it is meant to reach: a planted rule for a part', async () => {
    const element = await mount();
    await settle();
    const before = readStyles(element);
    sheet.textContent = 'orders-guest-lookup::part(input) { letter-spacing: 3px }';
    const changes = listChanges(before, readStyles(element));
    expect(changes.length).to.be.greaterThan(0);
    expect(
      changes.every(
        (change) => / input: .*letter-spacing|caret|perspective/.test(change) || change.includes(' input:'),
      ),
    ).to.equal(true);
  });

  it('reaches the tag by its tokens', async () => {
    const element = await mount();
    sheet.textContent = 'orders-guest-lookup { --orders-ink: rgb(1, 2, 3); --orders-radius: 0px }';
    expect(getComputedStyle(get(element, 'form')).color).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(getField(element, 'email')).borderRadius).to.equal('0px');
  });
});
