import { expect } from 'chai';
import type { OrdersAdapter } from '../../src/app/configuration/adapter.js';
import { loadTag } from './support/built.js';
import { expectSame } from './support/expect-same.js';
import { getDetails, listen } from './support/heard-events.js';
import { createMember, createMemberService } from './support/member.js';
import { before, describe, it } from './support/mocha.js';
import { createWireGroup, createWireItem, createWireOrder } from './support/order.js';
import { GUEST, mountOrder, placeOrder, type OrderTag } from './support/order-tags.js';
import { get, getPageData, getText, service, waitForText } from './support/page.js';
import { KNOWN } from './support/service.js';
import { findTraces } from './support/traces.js';
import { pause, settle, until } from './support/until.js';

/** Tags of one order, and a focusable control of each. */
const TAGS: readonly (readonly [OrderTag, string])[] = [
  ['orders-card', '.card-open'],
  ['orders-detail', '.help a'],
];
/** Data of the first shopper, except for the number that the page itself contains. */
const CANARIES = ['Training shirt', 'Arriving Friday', 'token-of-m1', '"m1"', KNOWN.email];

function listTraces(): string[] {
  return [getPageData(), document.body, { ...sessionStorage }].flatMap((root) => findTraces(root, CANARIES));
}

/** The same order at a later time. */
const ARRIVED = createWireOrder(KNOWN.orderNumber, { group: [createWireGroup('It is here', [createWireItem()])] });

for (const [tag, control] of TAGS) {
  describe(`a page that sets a new adapter on <${tag}> at every render`, () => {
    before(() => loadTag(tag));

    for (const [who, properties] of [
      ['member', {}],
      ['guest', GUEST],
    ] as const) {
      it(`a hundred times causes no request or token call, and keeps node and focus of a ${who}`, async () => {
        let tokens = 0;
        const create = (): OrdersAdapter => ({
          ...(who === 'member' && { user: { id: 'm1' } }),
          getAccessToken: () => {
            tokens += 1;
            return who === 'member' ? 'token-of-m1' : null;
          },
        });
        const element = await mountOrder(tag, {}, { ...properties, adapter: create() });
        const node = get(element, control);
        node.focus();
        const before = [service.requests.length, tokens];
        for (let render = 0; render < 100; render += 1) {
          Object.assign(element, { adapter: create(), ...(who === 'guest' && { contact: { email: KNOWN.email } }) });
          await Promise.resolve();
        }
        await settle();
        expect([service.requests.length, tokens]).to.deep.equal(before);
        expectSame(element.shadowRoot?.activeElement, node, 'what has the focus');
      });
    }
  });

  describe(`<${tag}>, when the shopper changes`, () => {
    before(() => loadTag(tag));

    it('shows nothing of the former one while the order of the next is loading', async () => {
      const events = listen(document);
      const element = await mountOrder(tag);
      expect(listTraces().length, 'while the session lasts').to.be.greaterThan(0);
      const release = service.hold();
      element.adapter = createMember('n2');
      await until(() => service.requests.length === 2, 'the request');
      expect(listTraces()).to.deep.equal([]);
      release();
      await waitForText(element, 'Training shirt');
      expect(getDetails(events, 'orders-session-end')).to.deep.equal([{ reason: 'user-changed' }]);
    });

    it('to a guest without contact leaves no trace, and drops pending answers', async () => {
      const release = service.hold();
      const element = placeOrder(tag);
      await until(() => service.requests.length === 1, 'the request');
      element.adapter = {};
      await until(() => service.aborted === 1, 'the abort');
      release();
      await waitForText(element, 'Sign in');
      await settle();
      expect(listTraces()).to.deep.equal([]);
    });

    it('from guest to member reads the order again with the token', async () => {
      const element = await mountOrder(tag, {}, GUEST);
      element.adapter = createMember();
      await until(() => service.requests.length === 2, 'the request');
      await waitForText(element, 'Training shirt');
      expect(service.requests.map(({ path }) => path.split('/')[1])).to.deep.equal(['summary', 'history']);
    });
  });

  describe(`endSession() of <${tag}>`, () => {
    before(() => loadTag(tag));

    it("clears a guest's order and contact, and dispatches one event", async () => {
      const events = listen(document);
      const element = await mountOrder(tag, {}, GUEST);
      element.endSession();
      await waitForText(element, 'Sign in');
      await settle();
      expect(service.requests.length).to.equal(1);
      expect(element.contact).to.equal(undefined);
      expect(listTraces()).to.deep.equal([]);
      expect(getDetails(events, 'orders-session-end')).to.deep.equal([{ reason: 'requested' }]);
      element.contact = { email: KNOWN.email };
      await waitForText(element, 'Training shirt');
    });

    it('keeps a contact that the page sets together with the next shopper', async () => {
      const element = await mountOrder(tag, {}, { adapter: { user: { id: 'm1' } }, contact: { email: KNOWN.email } });
      const next = { email: KNOWN.email };
      Object.assign(element, { adapter: { user: { id: 'n2' } }, contact: next });
      await until(() => service.requests.length === 2, 'the request');
      expectSame(element.contact, next, 'the contact');
      await waitForText(element, 'Training shirt');
    });

    it('keeps the contact when the element is only disconnected', async () => {
      const element = await mountOrder(tag, {}, GUEST);
      element.remove();
      await pause(5);
      document.body.append(element);
      await waitForText(element, 'Training shirt');
      await settle();
      expect(service.requests.length, 'the known order is shown').to.equal(1);
    });
  });

  describe(`refresh() of <${tag}>`, () => {
    before(() => loadTag(tag));

    it('reads again, shows the former order meanwhile, and then the new one', async () => {
      const element = await mountOrder(tag);
      const release = service.hold();
      service.answer(createMemberService([ARRIVED]));
      element.refresh();
      await until(() => service.requests.length === 2, 'the request');
      await settle();
      expect(getText(element)).to.include('Arriving Friday');
      release();
      await waitForText(element, 'It is here');
      expect(getText(element)).not.to.include('Arriving Friday');
    });

    it('that fails keeps the former order, with a warning to the page', async () => {
      const events = listen(document);
      const element = await mountOrder(tag);
      service.answer(() => ({ status: 403, json: {} }));
      element.refresh();
      await until(() => getDetails(events, 'orders-error').length === 1, 'the warning');
      await settle();
      expect(getDetails(events, 'orders-error')[0]).to.deep.include({ severity: 'warning', tag, status: 403 });
      expect(getText(element)).to.include('Training shirt');
    });
  });
}
