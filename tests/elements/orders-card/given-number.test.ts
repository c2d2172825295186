import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { getDetails, listen } from '../support/heard-events.js';
import { findButton, findKnownOrder, press } from '../support/lookup-form.js';
import { createMember } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { GUEST, mountOrder, placeOrder } from '../support/order-tags.js';
import { find, get, getText, mount, placeTag, service, waitForText, type OrderElement } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

const TAG = 'orders-card';
const BUSY = { status: 429, json: {}, headers: { 'retry-after': '3600' } } as const;
const WORDS = ['Arriving Friday', 'Training shirt', 'Nov 10, 2026', `Order ${KNOWN.orderNumber}`, '$86.50'];

describe('a card with an order number', () => {
  before(() => loadTag(TAG));

  it("shows a member's order, read with the token", async () => {
    const events = listen(document);
    const element = await mountOrder(TAG);
    for (const words of WORDS) expect(getText(element)).to.include(words);
    expect(service.requests.map(({ path, query }) => [path, decodeURIComponent(query)])).to.deep.equal([
      [`/history/v1/${KNOWN.orderNumber}`, '?filter=country(us)&filter=language(en)'],
    ]);
    expect(service.requests[0]?.headers['authorization']).to.equal('Bearer token-of-m1');
    await until(() => getDetails(events, 'orders-ready').length > 0, 'ready');
    expect(events.map(({ type }) => type)).to.deep.equal(['orders-ready']);
  });

  for (const [why, contact, header, value] of [
    ['an e-mail address', { email: ` ${KNOWN.email} ` }, 'x-guest-email', encodeURIComponent(KNOWN.email)],
    ['a phone number', { phoneNumber: '(503) 555-0100' }, 'x-guest-phone', KNOWN.phoneNumber],
  ] as const) {
    it(`shows the order of a guest whose page passes ${why}, which appears in no address`, async () => {
      const element = await mountOrder(TAG, {}, { adapter: {}, contact });
      for (const words of WORDS) expect(getText(element)).to.include(words);
      const [request, ...others] = service.requests;
      expect([request?.path, request?.headers[header], others.length]).to.deep.equal([
        `/summary/v1/${KNOWN.orderNumber}`,
        value,
        0,
      ]);
      expect(request?.query).not.to.include('guest').and.not.include('5550100');
      expect(document.body.innerHTML).not.to.include(KNOWN.email);
    });
  }

  for (const [why, contact] of [
    ['no contact', undefined],
    ['null for a contact', null],
    ['an invalid contact', { email: 'nobody', phoneNumber: 42 }],
    ['a text for a contact', KNOWN.email],
  ] as const) {
    it(`asks a guest whose page passes ${why} to sign in, and requests nothing else`, async () => {
      let signIns = 0;
      const element = placeOrder(TAG, {}, { adapter: { signIn: () => (signIns += 1) }, contact });
      await waitForText(element, 'Sign in to see this order');
      await settle();
      expect(service.requests).to.deep.equal([]);
      await press(element, 'Sign in');
      expect(signIns).to.equal(1);
    });
  }

  it('shows the order of a guest who looked up an order on this page, at the next read', async () => {
    await loadTag();
    await findKnownOrder(await mount());
    const element = await mountOrder(TAG, {}, { adapter: {} });
    expect(getText(element)).to.include('Training shirt');
  });

  it('reports a missing number, and reads as soon as there is one', async () => {
    const element = placeTag<OrderElement>(TAG, { properties: { adapter: createMember() } });
    await waitForText(element, 'The order number is missing.');
    element.orderNumber = KNOWN.orderNumber;
    await waitForText(element, 'Training shirt');
    element.orderNumber = 'US10000002';
    await waitForText(element, 'US10000002');
    element.removeAttribute('order-number');
    await waitForText(element, 'The order number is missing.');
    expect(getText(element)).not.to.include('Training shirt');
  });

  it('reports that an order cannot be found, and warns the page', async () => {
    const events = listen(document);
    const element = placeOrder(TAG, { 'order-number': 'US99999999' });
    await waitForText(element, 'It may belong to another account.');
    await settle();
    expect(getDetails(events, 'orders-error')).to.deep.equal([
      { code: 'service-order-detail-failure', severity: 'warning', tag: TAG, retryable: false },
    ]);
  });

  it('that cannot be loaded shows an error, reports it to the page, and reads again on request', async () => {
    const events = listen(document);
    service.answer(() => BUSY);
    const element = placeOrder(TAG);
    await waitForText(element, 'Try again');
    expect(getDetails(events, 'orders-error').map(({ code, severity, tag }) => [code, severity, tag])).to.deep.equal([
      ['service-order-detail-failure', 'error', TAG],
    ]);
    service.answer(({ path }) => ({ status: 200, json: { orderNumber: path.split('/').at(-1) } }));
    await press(element, 'Try again');
    await waitForText(element, `Order ${KNOWN.orderNumber}`);
  });

  it('that may not be read offers no retry', async () => {
    service.answer(() => ({ status: 403, json: {} }));
    const element = placeOrder(TAG);
    await until(() => find(element, '[part~=message]'), 'the message');
    expect(findButton(element, 'Try again')).to.equal(undefined);
  });

  it('with an expired session opens sign-in', async () => {
    let signIns = 0;
    service.answer(() => ({ status: 401, json: {} }));
    const element = placeOrder(TAG, {}, { adapter: { ...createMember(), signIn: () => (signIns += 1) } });
    await waitForText(element, 'Please sign in again');
    await press(element, 'Sign in');
    expect(signIns).to.equal(1);
  });

  it("leads to the order's own screen after an event to the page", async () => {
    const events = listen(document);
    const destinations: string[] = [];
    const adapter = { ...createMember(), navigate: (url: string) => destinations.push(url) };
    const element = await mountOrder(TAG, { country: 'de', locale: 'de' }, { adapter });
    const to = `${location.origin}/de/de/orders/sales/${KNOWN.orderNumber}/`;
    expect(get<HTMLAnchorElement>(element, '.card-open').href).to.equal(to);
    get(element, '.card-open').click();
    element.addEventListener('orders-navigate', (event) => event.preventDefault());
    get(element, '.card-open').click();
    expect(destinations).to.deep.equal([to]);
    expect(getDetails(events, 'orders-navigate')).to.deep.equal([
      { to, route: 'salesDetail' },
      { to, route: 'salesDetail' },
    ]);
  });

  it('shares the request with another of the same number only', async () => {
    const release = service.hold();
    const cards = [placeOrder(TAG), placeOrder(TAG), placeOrder(TAG, { 'order-number': 'US10000002' })];
    await until(() => service.requests.length === 2, 'two requests');
    release();
    for (const card of cards) await waitForText(card, 'Training shirt');
    await settle();
    expect(service.requests.map(({ path }) => path).sort()).to.deep.equal([
      '/history/v1/US10000001',
      '/history/v1/US10000002',
    ]);
  });

  it('shares nothing between a member and a guest', async () => {
    await mountOrder(TAG);
    await mountOrder(TAG, {}, GUEST);
    expect(service.requests.map(({ path }) => path.split('/')[1])).to.deep.equal(['history', 'summary']);
  });
});
