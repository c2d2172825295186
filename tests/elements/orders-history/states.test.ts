import { expect } from 'chai';
import type { OrdersAdapter } from '../../../src/app/configuration/adapter.js';
import { listenToAnnouncements } from '../support/announcements.js';
import { loadTag } from '../support/built.js';
import { takeConsoleLines } from '../support/console-lines.js';
import { expectSame } from '../support/expect-same.js';
import { getDetails, listen } from '../support/heard-events.js';
import { listCards, listLinks, mountHistory, placeHistory, waitForCards } from '../support/history.js';
import { press } from '../support/lookup-form.js';
import { createMember, createMemberService } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { fakeClock, find, get, getText, placeTag, service, waitForText } from '../support/page.js';
import { pause, settle, until } from '../support/until.js';

/** Ways in which a page says that no member is signed in. */
const GUESTS: readonly (readonly [string, OrdersAdapter | undefined])[] = [
  ['gives no adapter', undefined],
  ['has no token', {}],
  ['gives null for a token', { getAccessToken: () => null }],
  ['gives an empty token', { getAccessToken: () => '' }],
  ['gives no token in the end', { getAccessToken: () => Promise.resolve(undefined) }],
];

describe("a member's orders while they are loading", () => {
  before(() => loadTag('orders-history'));

  it('have their heading and a skeleton of cards, and the heading keeps its node when they arrive', async () => {
    const release = service.hold();
    const element = placeHistory();
    const heading = await until(() => find(element, 'h2'), 'the heading');
    expect(heading.textContent).to.equal('Orders');
    await until(() => service.requests.length === 1, 'the request');
    expect(element.shadowRoot?.querySelectorAll('[aria-busy=true]').length).to.equal(3);
    heading.focus();
    release();
    await waitForCards(element, 3);
    expectSame(find(element, 'h2'), heading, 'the heading');
    expectSame(element.shadowRoot?.activeElement, heading, 'what has the focus');
    expect(find(element, '[aria-busy]') === null).to.equal(true);
  });

  it('are announced as slow once, after three seconds', async () => {
    const clock = fakeClock();
    const announcements = listenToAnnouncements();
    service.hold();
    placeHistory();
    await until(() => service.requests.length === 1, 'the request');
    await clock.advance(2_999);
    expect(announcements).to.deep.equal([]);
    await clock.advance(1);
    await settle();
    await clock.advance(5_000);
    expect(announcements).to.deep.equal(['Still loading your orders. This is taking longer than usual.']);
  });

  it('have links that are as high as a target has to be', async () => {
    const element = await mountHistory();
    const links = [...(element.shadowRoot?.querySelectorAll('.card-open, .card-actions a') ?? [])];
    expect(links.length).to.be.at.least(3);
    expect(links.filter((link) => link.getBoundingClientRect().height < 24).map(getText)).to.deep.equal([]);
  });

  it('are requested once, ten at a time, with the token and without a contact', async () => {
    await mountHistory({ country: 'de', locale: 'de' });
    await settle();
    expect(service.requests.map(({ method, path, query }) => [method, path, decodeURIComponent(query)])).to.deep.equal([
      ['GET', '/history/v1', '?filter=country(de)&filter=language(de)&count=10'],
    ]);
    const { headers = {} } = service.requests[0] ?? {};
    expect(headers['authorization']).to.equal('Bearer token-of-m1');
    expect(Object.keys(headers).filter((name) => name.includes('guest'))).to.deep.equal([]);
  });
});

describe("a member's orders", () => {
  before(() => loadTag('orders-history'));

  it('are in a list with their count, newest first, each with a link to its own screen', async () => {
    const events = listen(document);
    const element = await mountHistory();
    expect(listCards(element)).to.deep.equal(['US10000003', 'US10000002', 'US10000001']);
    expect(get(element, 'ol').getAttribute('aria-label')).to.equal('3 orders');
    expect(listLinks(element).map(({ href }) => new URL(href).pathname)).to.deep.equal([
      '/us/en/orders/sales/US10000003/',
      '/us/en/orders/sales/US10000002/',
      '/us/en/orders/sales/US10000001/',
    ]);
    expect(listLinks(element).map(({ textContent }) => textContent)).to.include('View order Order US10000003');
    expect(getText(element)).to.include('Arriving Friday').and.include('Training shirt').and.not.include('Show More');
    await until(() => getDetails(events, 'orders-ready').length > 0, 'ready');
    expect(events.map(({ type }) => type)).to.deep.equal(['orders-ready']);
  });

  it('have one heading, with or without a brand', async () => {
    const element = await mountHistory({ brand: 'Fieldhouse' });
    expect(get(element, 'h2').textContent).to.equal('Orders');
    element.removeAttribute('brand');
    await settle();
    expect(get(element, 'h2').textContent).to.equal('Orders');
  });

  it('show a message with a link to the shop if nothing was ordered yet', async () => {
    service.answer(createMemberService([]));
    const element = placeHistory({}, { adapter: { ...createMember(), links: { shop: 'https://shop.example/' } } });
    await waitForText(element, "You don't have any orders yet");
    expect(get<HTMLAnchorElement>(element, '.empty a').href).to.equal('https://shop.example/');
    expect(find(element, 'ol') === null).to.equal(true);
  });

  it("show the page's own content only if nothing was ordered yet", async () => {
    const element = await mountHistory();
    element.innerHTML = '<p slot="empty">Find your first pair</p>';
    const slotted = element.querySelector('p');
    expect(slotted?.assignedSlot === null && slotted.offsetHeight === 0, 'with orders').to.equal(true);
    service.answer(createMemberService([]));
    element.refresh();
    await until(() => slotted?.assignedSlot, 'the slot');
    expect(slotted?.offsetHeight).to.be.greaterThan(0);
    expect(get(element, '.empty').offsetHeight).to.equal(0);
  });

  it('identify the shopper again when the adapter is set after the tag was added', async () => {
    const element = placeTag('orders-history');
    await waitForText(element, 'Sign in to see your orders');
    element.adapter = createMember();
    await waitForCards(element, 3);
    expect(getText(element)).not.to.include('Sign in');
  });

  for (const [why, adapter] of GUESTS) {
    it(`are not requested if the page ${why}: sign-in and lookup are offered instead`, async () => {
      const element = placeTag('orders-history', { properties: { adapter } });
      await waitForText(element, 'Sign in to see your orders, or look up one order');
      await settle();
      expect(service.requests).to.deep.equal([]);
      expect(new URL(get<HTMLAnchorElement>(element, '.empty a').href).pathname).to.equal('/us/en/orders/details/');
    });
  }

  it('are not requested if the token fails, and the console reports it without the reason', async () => {
    const getAccessToken = (): Promise<string> => Promise.reject(new Error('secret of the page'));
    const element = placeTag('orders-history', { properties: { adapter: { getAccessToken } } });
    await waitForText(element, 'Sign in to see your orders');
    expect(takeConsoleLines()).to.deep.equal([
      'error: <orders-history> adapter.getAccessToken() threw or rejected; no token is sent.',
    ]);
  });

  it('open sign-in on request, unless the page takes over, and link to the lookup', async () => {
    const events = listen(document);
    const calls: string[] = [];
    const adapter = { signIn: () => calls.push('signIn'), navigate: (url: string) => calls.push(url) };
    const element = placeTag('orders-history', { properties: { adapter } });
    await press(element, 'Sign in');
    element.addEventListener('orders-sign-in', (event) => event.preventDefault());
    await press(element, 'Sign in');
    get(element, '.empty a').click();
    expect(calls).to.deep.equal(['signIn', `${location.origin}/us/en/orders/details/`]);
    expect(getDetails(events, 'orders-navigate')).to.deep.equal([
      { to: `${location.origin}/us/en/orders/details/`, route: 'lookup' },
    ]);
  });
});

describe("a press on a member's order", () => {
  before(() => loadTag('orders-history'));

  const to = `${location.origin}/us/en/orders/sales/US10000002/`;

  async function mountWithVisits(): Promise<{ links: HTMLAnchorElement[]; visited: string[]; element: Element }> {
    const visited: string[] = [];
    const adapter = { ...createMember(), navigate: (url: string) => visited.push(url) };
    const element = await mountHistory({}, { adapter });
    return { element, visited, links: listLinks(element) };
  }

  it('dispatches an event with its destination, then calls the adapter', async () => {
    const events = listen(document);
    const { links, visited } = await mountWithVisits();
    links[1]?.click();
    expect(getDetails(events, 'orders-navigate')).to.deep.equal([{ to, route: 'salesDetail' }]);
    expect(visited).to.deep.equal([to]);
  });

  it('does not navigate if the page takes over', async () => {
    const { links, visited, element } = await mountWithVisits();
    element.addEventListener('orders-navigate', (event) => event.preventDefault());
    links[1]?.click();
    await pause(5);
    expect(visited).to.deep.equal([]);
  });

  it('on its pictures does the same, for pointers only', async () => {
    const { visited, element } = await mountWithVisits();
    const cover = element.shadowRoot?.querySelectorAll<HTMLAnchorElement>('.pictures-cover')[1];
    expect([cover?.tabIndex, cover?.getAttribute('aria-hidden')]).to.deep.equal([-1, 'true']);
    cover?.click();
    expect(visited).to.deep.equal([to]);
  });

  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const) {
    it(`with ${key} is left to the browser`, async () => {
      const { links, visited } = await mountWithVisits();
      let wasPrevented: boolean | undefined;
      const leave = (event: Event): void => {
        wasPrevented = event.defaultPrevented;
        // Keeps the test page.
        event.preventDefault();
      };
      window.addEventListener('click', leave, { once: true });
      links[1]?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, [key]: true }),
      );
      expect([wasPrevented, visited]).to.deep.equal([false, []]);
    });
  }
});
