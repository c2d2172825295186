import { expect } from 'chai';
import { loadTag } from '../support/built.js';
import { waitForConsoleLines } from '../support/console-lines.js';
import { expectSame } from '../support/expect-same.js';
import { getDetails, listen, type HeardEvent } from '../support/heard-events.js';
import { fillIn, findKnownOrder, press, submit, waitForMessage } from '../support/lookup-form.js';
import { before, describe, it } from '../support/mocha.js';
import { mount, service, type GuestLookupElement } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

/** A tag, ready, inside a component of the page with its own shadow root. */
async function mountInside(): Promise<{ element: GuestLookupElement; host: HTMLElement }> {
  const ready = new Promise((resolve) => document.addEventListener('orders-ready', resolve, { once: true }));
  const element = await mount();
  const host = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(element);
  document.body.append(host);
  await ready;
  await settle();
  return { element, host };
}

describe('an event', () => {
  before(() => loadTag());

  it('bubbles and is composed: it leaves the shadow root of a component around the tag', async () => {
    const { element, host } = await mountInside();
    const events = listen(document);
    element.adapter = { signIn: () => undefined };
    element.setAttribute('country', 'usa');
    await waitForConsoleLines(1);
    element.setAttribute('country', 'us');
    await press(element, 'Sign in');
    await findKnownOrder(element);
    element.endSession();
    await until(() => getDetails(events, 'orders-ready').length === 1, 'ready again');
    expect(events.map(({ type }) => type)).to.deep.equal([
      'orders-error',
      'orders-sign-in',
      'orders-order-found',
      'orders-session-end',
      'orders-ready',
    ]);
    for (const event of events) {
      expect([event.type, event.bubbles, event.composed]).to.deep.equal([event.type, true, true]);
      expectSame(event.target, host, 'the target');
    }
  });

  it('is cancelable only if the page may take over: sign-in', async () => {
    const events: HeardEvent[] = listen(document);
    const element = await mount({}, { adapter: { signIn: () => undefined } });
    await until(() => events.length > 0, 'ready');
    await press(element, 'Sign in');
    await findKnownOrder(element);
    element.endSession();
    await until(() => events.length === 5, 'five events');
    const cancelable = events.filter((event) => event.cancelable).map(({ type }) => type);
    expect(cancelable).to.deep.equal(['orders-sign-in']);
  });

  it('of sign-in prevents the call of the adapter when cancelled; otherwise the adapter is called once', async () => {
    let calls = 0;
    const element = await mount({}, { adapter: { signIn: () => (calls += 1) } });
    const prevent = (event: Event): void => event.preventDefault();
    element.addEventListener('orders-sign-in', prevent);
    await press(element, 'Sign in');
    expect(calls).to.equal(0);
    element.removeEventListener('orders-sign-in', prevent);
    await press(element, 'Sign in');
    expect(calls).to.equal(1);
  });

  it('reports once that the tag is ready, when the form can be used', async () => {
    const events = listen(document);
    const element = await mount();
    await until(() => getDetails(events, 'orders-ready').length === 1, 'ready');
    element.setAttribute('brand', 'Shop');
    element.setAttribute('locale', 'de');
    await settle();
    expect(events.map(({ type }) => type)).to.deep.equal(['orders-ready']);
  });

  it('never contains personal data', async () => {
    const events = listen(document);
    const element = await mount(
      {},
      { adapter: { user: { id: 'm1', email: 'member@example.com' }, signIn: () => undefined } },
    );
    await fillIn(element, { orderNumber: 'US99999999', email: KNOWN.email });
    await submit(element);
    await waitForMessage(element, "We couldn't find that order");
    await findKnownOrder(element);
    element.adapter = {};
    await until(() => getDetails(events, 'orders-session-end').length === 1, 'the end');
    expect(service.requests.length).to.equal(2);
    const details = JSON.stringify(events.map(({ detail }) => detail));
    expect(details).to.include(KNOWN.orderNumber);
    expect(details).not.to.include('example.com').and.not.include('m1"').and.not.include('US99999999');
  });
});
