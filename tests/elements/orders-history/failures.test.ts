import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { openFrame } from '../support/frame.js';
import { getDetails, listen } from '../support/heard-events.js';
import { listCards, mountHistory, placeHistory, waitForCards } from '../support/history.js';
import { findButton, press } from '../support/lookup-form.js';
import { createMember, createMemberService } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireOrders } from '../support/order.js';
import { fakeClock, find, get, getText, placeTag, service, waitForText, type OrdersElement } from '../support/page.js';
import type { Answer } from '../support/exchange.js';
import { settle, until } from '../support/until.js';

const ERROR = { severity: 'error', tag: 'orders-history', call: 'list-order-history' } as const;
const CODE = 'service-order-summary-failure';
const BUSY: Answer = { status: 429, json: {}, headers: { 'retry-after': '3600' } };

describe("a member's orders that cannot be loaded", () => {
  before(() => loadTag('orders-history'));

  it('because the service does not answer can be retried in place', async () => {
    const clock = fakeClock();
    const events = listen(document);
    service.answer(() => ({ status: 500, json: {} }));
    const element = placeHistory();
    for (let tries = 1; tries <= 3; tries += 1) {
      await until(() => service.requests.length >= tries, `try ${tries}`);
      await settle();
      await clock.advance(2_000);
    }
    await waitForText(element, 'Try again');
    expect(service.requests.length).to.equal(3);
    expect(get(element, '[part~=message]').getAttribute('role')).to.equal('alert');
    expect(getDetails(events, 'orders-error')).to.deep.equal([{ ...ERROR, code: CODE, status: 500, retryable: true }]);
    service.answer(createMemberService(createWireOrders(2)));
    await press(element, 'Try again');
    await waitForCards(element, 2);
    expect(find(element, '[part~=message]') === null).to.equal(true);
  });

  it('because it is too busy show an error, and are not requested again automatically', async () => {
    const events = listen(document);
    service.answer(() => BUSY);
    const element = placeHistory();
    await waitForText(element, 'Try again');
    await settle();
    expect(service.requests.length).to.equal(1);
    expect(getDetails(events, 'orders-error').map(({ code, status }) => [code, status])).to.deep.equal([[CODE, 429]]);
  });

  it('move the focus to the heading when the message disappears with the pressed button', async () => {
    service.answer(() => BUSY);
    const element = placeHistory();
    await waitForText(element, 'Try again');
    findButton(element, 'Try again')?.focus();
    service.answer(createMemberService(createWireOrders(2)));
    await sendKeys({ press: 'Enter' });
    await waitForCards(element, 2);
    await settle();
    expectSame(element.shadowRoot?.activeElement, get(element, 'h2'), 'what has the focus');
  });

  it('because this is forbidden link to the help, and offer no retry', async () => {
    const events = listen(document);
    service.answer(() => ({ status: 403, json: {} }));
    const element = placeHistory();
    await waitForText(element, 'Please contact us');
    expect(new URL(get<HTMLAnchorElement>(element, '[part~=message] a').href).pathname).to.equal('/us/en/help/contact');
    expect(findButton(element, 'Try again')).to.equal(undefined);
    expect(getDetails(events, 'orders-error')).to.deep.equal([{ ...ERROR, code: CODE, status: 403, retryable: false }]);
  });

  it('because the session ended request another token once, then ask the shopper to sign in', async () => {
    const reasons: string[] = [];
    let signIns = 0;
    const getAccessToken = ({ reason }: { reason: string }): string => {
      reasons.push(reason);
      return 'expired';
    };
    service.answer(() => ({ status: 401, json: {} }));
    const adapter = { ...createMember(), getAccessToken, signIn: () => (signIns += 1) };
    const element = placeHistory({}, { adapter });
    await waitForText(element, 'Please sign in again');
    expect(reasons).to.deep.equal(['call', 'call', 'expired']);
    expect(service.requests.length).to.equal(2);
    await press(element, 'Sign in');
    expect(signIns).to.equal(1);
  });

  for (const [what, json] of [
    ['nothing', null],
    ['a list in place of a page', []],
    ['a page without a list', { pages: {} }],
    ['a page whose list is none', { objects: 'none', pages: {} }],
  ] as const) {
    it(`because the service sends ${what} show an error instead of a blank screen`, async () => {
      const events = listen(document);
      service.answer(() => ({ status: 200, json }));
      const element = placeHistory();
      await waitForText(element, 'Try again');
      expect(getDetails(events, 'orders-error')).to.deep.equal([{ ...ERROR, code: CODE, retryable: true }]);
    });
  }

  it('individually are left out with a message, and one warning to the page', async () => {
    const events = listen(document);
    service.answer(() => ({
      status: 200,
      json: { objects: [7, ...createWireOrders(2), { orderNumber: '' }, null], pages: {} },
    }));
    const element = await mountHistory();
    expect(listCards(element)).to.deep.equal(['US20000001', 'US20000002']);
    expect(getText(element)).to.include("We can't show some of your orders right now.");
    await settle();
    expect(getDetails(events, 'orders-error')).to.deep.equal([
      { ...ERROR, code: 'order-block-unreadable', severity: 'warning', retryable: false },
    ]);
  });

  it('on a next page without a usable address are missed in a sentence, and in one warning to the page', async () => {
    const events = listen(document);
    const next = 'https://elsewhere.example/history/v1?anchor=n2';
    service.answer(() => ({ status: 200, json: { objects: createWireOrders(2), pages: { next } } }));
    const element = await mountHistory();
    await waitForText(element, "We couldn't load your older orders.");
    await settle();
    expect(getDetails(events, 'orders-error')).to.deep.equal([
      { ...ERROR, code: CODE, severity: 'warning', retryable: false },
    ]);
  });

  it('altogether are not an empty history', async () => {
    service.answer(() => ({ status: 200, json: { objects: [7], pages: {} } }));
    const element = placeHistory();
    await waitForText(element, "We can't show some of your orders right now.");
    expect(getText(element)).not.to.include("You don't have any orders yet");
  });

  it('without an identified shopper show an error after ten seconds, and ask again on request', async () => {
    const clock = fakeClock();
    const events = listen(document);
    let settleReady = (): void => {};
    const ready = new Promise<void>((resolve) => (settleReady = resolve));
    const element = placeHistory({}, { adapter: { ...createMember(), ready } });
    await until(() => find(element, '[aria-busy]'), 'the shape of cards');
    await settle();
    await clock.advance(9_999);
    expect(find(element, '[part~=message]') === null, 'before ten seconds').to.equal(true);
    await clock.advance(1);
    await waitForText(element, 'Try again');
    expect(getDetails(events, 'orders-error')).to.deep.equal([
      { code: 'service-identity-failure', severity: 'error', tag: 'orders-history', retryable: true },
    ]);
    expect(service.requests).to.deep.equal([]);
    await press(element, 'Try again');
    await until(() => find(element, '[aria-busy]'), 'the shape of cards');
    settleReady();
    await waitForCards(element, 3);
  });
});

describe('a lazy module of the history that cannot be loaded', () => {
  for (const chunk of ['calls', 'prepare-call']) {
    it(`${chunk}: reports it, tells the page, and is loaded again by Try again`, async () => {
      const frame = await openFrame({ file: chunk, kind: 'missing' });
      const events = listen(frame.window.document);
      const element = await frame.load<OrdersElement>('orders-history', { properties: { adapter: createMember() } });
      await waitForText(element, "Part of this page didn't load.");
      expect(getDetails(events, 'orders-error')).to.deep.equal([
        { code: 'chunk-load', severity: 'error', tag: 'orders-history', retryable: true },
      ]);
      await frame.setFault({ file: 'none', kind: 'none' });
      await press(element, 'Try again');
      await waitForCards(element, 3);
    });
  }
});

describe('histories on one page', () => {
  before(() => loadTag('orders-history'));

  it('send one request for the same orders', async () => {
    const [one, two] = [placeHistory(), placeHistory()];
    await waitForCards(one, 3);
    await waitForCards(two, 3);
    expect(service.requests.length).to.equal(1);
  });

  it('send a request each for different languages', async () => {
    await mountHistory();
    await mountHistory({ locale: 'de' });
    expect(service.requests.map(({ query }) => decodeURIComponent(query).includes('language(de)'))).to.deep.equal([
      false,
      true,
    ]);
  });

  it('send a request for a guest who signs in, with the new token', async () => {
    const element = placeTag('orders-history', { properties: { adapter: {} } });
    await waitForText(element, 'Sign in');
    element.adapter = createMember('n2');
    await waitForCards(element, 3);
    expect(service.requests[0]?.headers['authorization']).to.equal('Bearer token-of-n2');
  });
});
