import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { listChanges, readStyles } from '../support/computed-styles.js';
import { createHostilePage } from '../support/hostile-sheets.js';
import { fillIn, findKnownOrder, getField, submit, waitForError } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { get, mount } from '../support/page.js';
import { settle } from '../support/until.js';

describe('a sheet of the page', () => {
  before(() => loadTag());

  const { sheet, hold } = createHostilePage('orders-guest-lookup');

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

  it('is detected by this comparison if it applies: a planted rule for a part', async () => {
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

  it('styles the tag by its custom properties', async () => {
    const element = await mount();
    sheet.textContent = 'orders-guest-lookup { --orders-ink: rgb(1, 2, 3); --orders-radius: 0px }';
    expect(getComputedStyle(get(element, 'form')).color).to.equal('rgb(1, 2, 3)');
    expect(getComputedStyle(getField(element, 'email')).borderRadius).to.equal('0px');
  });
});
