import { expect } from 'chai';
import type { OrdersAdapter } from '../../../src/app/configuration/adapter.js';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { getDetails, listen } from '../support/heard-events.js';
import { listCards, listLinks, mountHistory, placeHistory, waitForCards } from '../support/history.js';
import { createMember } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { fakeClock, getPageData, service, waitForText } from '../support/page.js';
import { findTraces } from '../support/traces.js';
import { pause, settle, until } from '../support/until.js';

/** Data of the first member. */
const CANARIES = ['US1000000', 'Training shirt', 'm1@example.com', 'token-of-m1', '"m1"'];

function listTraces(): string[] {
  return [getPageData(), document.body, { ...localStorage }, { ...sessionStorage }].flatMap((root) =>
    findTraces(root, CANARIES),
  );
}

describe('a page that sets a new adapter at every render', () => {
  before(() => loadTag('orders-history'));

  it('a hundred times causes no request or token call, and keeps nodes and focus', async () => {
    let tokens = 0;
    const create = (): OrdersAdapter => ({
      user: { id: 'm1' },
      getAccessToken: () => {
        tokens += 1;
        return 'token-of-m1';
      },
      links: {},
      messages: () => ({}),
    });
    const element = await mountHistory({}, { adapter: create() });
    const links = listLinks(element);
    links[1]?.focus();
    const before = tokens;
    for (let render = 0; render < 100; render += 1) {
      element.adapter = create();
      await Promise.resolve();
    }
    await settle();
    expect([service.requests.length, tokens - before]).to.deep.equal([1, 0]);
    expectSame(element.shadowRoot?.activeElement, links[1], 'what has the focus');
    expect(listLinks(element).every((link, index) => link === links[index])).to.equal(true);
  });

  it('while the orders are loading neither repeats nor aborts the request', async () => {
    const release = service.hold();
    const element = placeHistory();
    await until(() => service.requests.length === 1, 'the request');
    for (let render = 0; render < 20; render += 1) {
      element.adapter = createMember();
      await Promise.resolve();
    }
    release();
    await waitForCards(element, 3);
    expect([service.requests.length, service.aborted]).to.deep.equal([1, 0]);
  });
});

describe("a member's history, when the shopper changes", () => {
  before(() => loadTag('orders-history'));

  it('the search for traces finds them during the session', async () => {
    await mountHistory();
    expect(findTraces(getPageData(), CANARIES).length).to.be.greaterThan(0);
    expect(findTraces(document.body, CANARIES).length).to.be.greaterThan(0);
  });

  it('to a guest, nothing of the member is left', async () => {
    const events = listen(document);
    const element = await mountHistory();
    element.adapter = {};
    await waitForText(element, 'Sign in to see your orders');
    await settle();
    expect(listTraces()).to.deep.equal([]);
    expect(getDetails(events, 'orders-session-end')).to.deep.equal([{ reason: 'user-changed' }]);
  });

  it('to another member, nothing of the first is left while the orders of the second are loading', async () => {
    const element = await mountHistory();
    const release = service.hold();
    element.adapter = createMember('n2');
    await until(() => service.requests.length === 2, 'the request');
    expect(listTraces()).to.deep.equal([]);
    release();
    await waitForCards(element, 3);
    expect(service.requests.map(({ headers }) => headers['authorization'])).to.deep.equal([
      'Bearer token-of-m1',
      'Bearer token-of-n2',
    ]);
  });

  it('while the orders are loading, the request is aborted and a late answer dropped', async () => {
    const release = service.hold();
    const element = placeHistory();
    await until(() => service.requests.length === 1, 'the request');
    element.adapter = {};
    await until(() => service.aborted === 1, 'the abort');
    release();
    await waitForText(element, 'Sign in to see your orders');
    await settle();
    expect(listTraces()).to.deep.equal([]);
  });

  it('every history of the page is cleared, and each dispatches one event', async () => {
    const events = listen(document);
    const [one, two] = [await mountHistory(), await mountHistory()];
    one.adapter = {};
    two.adapter = {};
    await waitForText(one, 'Sign in to see your orders');
    await waitForText(two, 'Sign in to see your orders');
    await settle();
    expect(listTraces()).to.deep.equal([]);
    expect(getDetails(events, 'orders-session-end').length).to.equal(2);
  });
});

describe('endSession() of a history', () => {
  before(() => loadTag('orders-history'));

  it('clears the orders, tells the page, and reads again for the current member', async () => {
    const events = listen(document);
    const element = await mountHistory();
    const release = service.hold();
    element.endSession();
    await until(() => service.requests.length === 2, 'the request');
    expect(findTraces(getPageData(), ['Training shirt'])).to.deep.equal([]);
    expect(listCards(element)).to.deep.equal([]);
    release();
    await waitForCards(element, 3);
    expect(getDetails(events, 'orders-session-end')).to.deep.equal([{ reason: 'requested' }]);
  });

  it('aborts pending requests', async () => {
    service.hold();
    const element = placeHistory();
    await until(() => service.requests.length === 1, 'the request');
    element.endSession();
    await until(() => service.aborted === 1, 'the abort');
  });
});

describe('a history that left the page', () => {
  before(() => loadTag('orders-history'));

  it('and comes back shows loaded orders at once, without a request', async () => {
    const element = await mountHistory();
    element.remove();
    await pause(5);
    expect(listCards(element)).to.deep.equal([]);
    document.body.append(element);
    await waitForCards(element, 3);
    await settle();
    expect(service.requests.length).to.equal(1);
  });

  it('and comes back after five minutes reads again, while it shows the loaded orders', async () => {
    const element = await mountHistory();
    const clock = fakeClock();
    element.remove();
    await pause(5);
    await clock.advance(5 * 60_000);
    const release = service.hold();
    document.body.append(element);
    await until(() => service.requests.length === 2, 'the request');
    await waitForCards(element, 3);
    release();
  });
});
