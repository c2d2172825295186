import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { getDetails, listen } from '../support/heard-events.js';
import { createMember } from '../support/member.js';
import { before, beforeEach, describe, it } from '../support/mocha.js';
import { getPageData, service, waitForText } from '../support/page.js';
import {
  createPartnerService,
  createWirePartnerOrders,
  mountPartners,
  placePartners,
  waitForPartners,
} from '../support/partners.js';
import { findTraces } from '../support/traces.js';
import { settle, until } from '../support/until.js';

/** Data of the first member and their purchases. */
const CANARIES = ['Stride Club', 'Partner shirt', 'SC-20418', 'token-of-m1', '"m1"'];
const SIGNED_OUT = 'Sign in to see your orders';

function listTraces(): string[] {
  return [getPageData(), document.body, { ...localStorage }, { ...sessionStorage }].flatMap((root) =>
    findTraces(root, CANARIES),
  );
}

describe("a member's partner orders, when the shopper changes", () => {
  before(() => loadTag('orders-partner-history'));
  beforeEach(() => service.answer(createPartnerService(createWirePartnerOrders(3))));

  it('the search for traces finds them during the session', async () => {
    await mountPartners();
    expect(findTraces(getPageData(), CANARIES).length).to.be.greaterThan(0);
    expect(findTraces(document.body, CANARIES).length).to.be.greaterThan(0);
  });

  it('to a guest, nothing of the member is left', async () => {
    const events = listen(document);
    const element = await mountPartners();
    element.adapter = {};
    await waitForText(element, SIGNED_OUT);
    await settle();
    expect(listTraces()).to.deep.equal([]);
    expect(getDetails(events, 'orders-session-end')).to.deep.equal([{ reason: 'user-changed' }]);
  });

  it('to another member, nothing of the first is left while the orders of the second are loading', async () => {
    const element = await mountPartners();
    const release = service.hold();
    const before = service.requests.length;
    element.adapter = createMember('n2');
    await until(() => service.requests.length > before, 'the request');
    expect(listTraces()).to.deep.equal([]);
    release();
    await waitForPartners(element, 3);
    expect(service.requests.at(-1)?.headers['authorization']).to.equal('Bearer token-of-n2');
  });

  it('while the orders are loading, a late answer is dropped', async () => {
    const release = service.hold();
    const element = placePartners();
    await until(() => service.requests.some(({ path }) => path === '/partner_history/v1'), 'the request');
    element.adapter = {};
    await until(() => service.aborted > 0, 'the abort');
    release();
    await waitForText(element, SIGNED_OUT);
    await settle();
    expect(listTraces()).to.deep.equal([]);
  });
});
