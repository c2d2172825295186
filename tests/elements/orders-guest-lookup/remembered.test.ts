import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { getDetails, listen } from '../support/heard-events.js';
import {
  fillIn,
  findKnownOrder,
  getField,
  getSubmit,
  isDisabled,
  getValue,
  press,
  submit,
  typeInto,
  waitForOrder,
} from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { find, getPageData, getText, mount, service } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { findTraces } from '../support/traces.js';
import { settle, until } from '../support/until.js';

const HINT = 'Leave blank to use your last contact details';

describe('the contact of the last lookup', () => {
  before(() => loadTag());

  it('is used if none is typed, with a hint at the field', async () => {
    const element = await mount();
    expect(getText(element)).not.to.include(HINT);
    await findKnownOrder(element);
    await press(element, 'Look up another order');
    await until(() => find(element, 'form'), 'the form');
    expect(getValue(element, 'email')).to.equal('');
    expect(getText(element)).to.include(HINT);
    expect(getField(element, 'email').getAttribute('aria-required')).to.equal(null);
    await typeInto(element, 'orderNumber', KNOWN.orderNumber);
    await submit(element);
    await waitForOrder(element);
    expect(service.requests.map(({ headers }) => headers['x-guest-email'])).to.deep.equal([
      encodeURIComponent(KNOWN.email),
      encodeURIComponent(KNOWN.email),
    ]);
  });

  it('is overridden by a typed one', async () => {
    const element = await mount();
    await findKnownOrder(element);
    await press(element, 'Look up another order');
    await fillIn(element, { orderNumber: KNOWN.orderNumber, email: 'other@example.com' });
    await submit(element);
    await until(() => service.requests.length === 2, 'the request');
    expect(service.requests[1]?.headers['x-guest-email']).to.equal(encodeURIComponent('other@example.com'));
  });

  it('is used by every lookup of the page, and is stored in memory only', async () => {
    const one = await mount();
    await findKnownOrder(one);
    const two = await mount();
    await typeInto(two, 'orderNumber', KNOWN.orderNumber);
    await submit(two);
    await waitForOrder(two);
    expect(
      findTraces([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href], [KNOWN.email]),
    ).to.deep.equal([]);
  });

  it('is not stored after a miss', async () => {
    const element = await mount();
    await fillIn(element, { orderNumber: 'US99999999', email: KNOWN.email });
    await submit(element);
    await until(() => getText(element).includes("We couldn't find that order"), 'the miss');
    expect(findTraces(getPageData(), [KNOWN.email])).to.deep.equal([]);
    expect(getText(element)).not.to.include(HINT);
  });
});

describe('a kiosk', () => {
  before(() => loadTag());

  it('stores no contact: the next shopper has to enter one', async () => {
    const element = await mount({ kiosk: '' });
    await findKnownOrder(element);
    await press(element, 'Look up another order');
    await until(() => find(element, 'form'), 'the form');
    await typeInto(element, 'orderNumber', KNOWN.orderNumber);
    await settle();
    expect(getText(element)).not.to.include(HINT);
    expect(isDisabled(getSubmit(element))).to.equal(true);
    expect(findTraces(getPageData(), [KNOWN.email])).to.deep.equal([]);
  });

  it('offers no autofill, and sends no visitor id to the service', async () => {
    const element = await mount({ kiosk: '' });
    expect([getField(element, 'orderNumber').autocomplete, getField(element, 'email').autocomplete]).to.deep.equal([
      'off',
      'off',
    ]);
    await findKnownOrder(element);
    expect(service.requests[0]?.headers['x-visitor-id']).to.equal('unknown');
  });

  it('has targets of at least 44 px', async () => {
    const element = await mount({ kiosk: '', country: 'cn', flags: 'enableSmsLookup' });
    const small = [...(element.shadowRoot?.querySelectorAll('input, button') ?? [])].filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width < 44 || height < 44;
    });
    expect(small.map((control) => control.outerHTML)).to.deep.equal([]);
  });
});

describe('endSession()', () => {
  before(() => loadTag());

  it('clears the order, the typed text and the stored contact, with one event', async () => {
    const events = listen(document);
    const element = await mount();
    await findKnownOrder(element);
    element.endSession();
    await until(() => find(element, 'form'), 'the form');
    expect([getValue(element, 'orderNumber'), getValue(element, 'email')]).to.deep.equal(['', '']);
    expect(getText(element)).not.to.include(HINT);
    const canaries = [KNOWN.email, encodeURIComponent(KNOWN.email), KNOWN.orderNumber, 'Training shirt'];
    expect(findTraces([getPageData(), document.body], canaries)).to.deep.equal([]);
    expect(getDetails(events, 'orders-session-end')).to.deep.equal([{ reason: 'requested' }]);
  });

  it('clears an incomplete form with its errors and terms, and the form still works', async () => {
    const element = await mount({ country: 'cn' });
    await fillIn(element, { orderNumber: 'A', email: 'nobody' });
    getField(element, 'acceptsTerms').click();
    await submit(element);
    await until(() => find(element, '.field-error'), 'an error');
    element.endSession();
    await until(() => find(element, 'form') && !find(element, '.field-error'), 'a form without an error');
    expect([
      getValue(element, 'orderNumber'),
      getValue(element, 'email'),
      getField(element, 'acceptsTerms').checked,
    ]).to.deep.equal(['', '', false]);
    await fillIn(element, KNOWN);
    getField(element, 'acceptsTerms').click();
    await submit(element);
    await waitForOrder(element);
  });

  it('aborts pending requests', async () => {
    const element = await mount();
    await fillIn(element, KNOWN);
    service.hold();
    await submit(element);
    await until(() => service.requests.length === 1, 'the request');
    element.endSession();
    await until(() => service.aborted === 1, 'the abort');
    await settle();
    expect(getText(element)).not.to.include('Training shirt');
  });

  it('does not repeat the lookup of values that the page passed for the ended session', async () => {
    const given = { contact: { email: KNOWN.email } };
    const element = await mount({ standalone: '', 'order-number': KNOWN.orderNumber }, given);
    await waitForOrder(element);
    element.endSession();
    await until(() => find(element, 'form'), 'the form');
    await settle();
    expect(service.requests.length).to.equal(1);
    expect(getText(element)).not.to.include('Training shirt');
    expect(getValue(element, 'email')).to.equal('');
    expect(element.contact).to.equal(undefined);
    element.contact = { email: KNOWN.email };
    await waitForOrder(element);
  });

  it('keeps a contact that the page sets together with the next shopper', async () => {
    const element = await mount({}, { adapter: { user: { id: 'm1' } }, contact: { email: 'one@example.com' } });
    const next = { email: 'two@example.com' };
    Object.assign(element, { adapter: { user: { id: 'n2' } }, contact: next });
    await until(() => getValue(element, 'email') === next.email, 'the contact of the next');
    expect(element.contact === next).to.equal(true);
  });

  it('keeps the contact when the element is only disconnected', async () => {
    const contact = { email: 'one@example.com' };
    const element = await mount({}, { contact });
    element.remove();
    await settle();
    document.body.append(element);
    await until(() => find(element, 'form'), 'the form');
    expect(getValue(element, 'email')).to.equal('one@example.com');
  });
});
