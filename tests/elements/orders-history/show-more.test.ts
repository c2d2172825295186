import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { listenToAnnouncements } from '../support/announcements.js';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { getDetails, listen } from '../support/heard-events.js';
import { listCards, listLinks, mountHistory, waitForCards } from '../support/history.js';
import { createMemberService } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireOrder, createWireOrders } from '../support/order.js';
import { find, get, service, type OrdersElement } from '../support/page.js';
import { pause, settle, until } from '../support/until.js';

/** Longer than the live region waits before an announcement. */
const SPOKEN_MS = 100;

function getMore(element: Element): HTMLButtonElement {
  return get<HTMLButtonElement>(element, '.show-more button');
}

function getLabel(element: Element): string {
  return getMore(element).textContent.trim();
}

function listArticles(element: Element): HTMLElement[] {
  return [...(element.shadowRoot?.querySelectorAll<HTMLElement>('article') ?? [])];
}

async function mountOf(count: number): Promise<OrdersElement> {
  service.answer(createMemberService(createWireOrders(count)));
  return mountHistory();
}

describe('Show More', () => {
  before(() => loadTag('orders-history'));

  it('adds the next ten below the present ones, keeps its position, and focuses the first new card', async () => {
    const element = await mountOf(25);
    expect(listCards(element).length).to.equal(10);
    const [first] = listLinks(element);
    const button = getMore(element);
    expect(getLabel(element)).to.equal('Show More');
    button.focus();
    const release = service.hold();
    await sendKeys({ press: 'Enter' });
    await until(() => getLabel(element) === 'Loading More Orders', 'the label');
    expect([button.getAttribute('aria-busy'), button.disabled]).to.deep.equal(['true', false]);
    expectSame(element.shadowRoot?.activeElement, button, 'what has the focus');
    release();
    await waitForCards(element, 20);
    expect([getLabel(element), button.getAttribute('aria-busy')]).to.deep.equal(['Show More', null]);
    expectSame(getMore(element), button, 'the button');
    // The focus moves after the paint.
    await settle();
    expectSame(element.shadowRoot?.activeElement, listArticles(element)[10], 'what has the focus');
    expectSame(listLinks(element)[0], first, 'the first link');
    expect(new Set(listCards(element)).size).to.equal(20);
    expect(get(element, 'ol').getAttribute('aria-label')).to.equal('20 orders');
  });

  it('uses the anchor of the page before it', async () => {
    const element = await mountOf(25);
    getMore(element).click();
    await waitForCards(element, 20);
    getMore(element).click();
    await waitForCards(element, 25);
    // Its announcement must not reach the next test.
    await settle();
    expect(service.requests.map(({ query }) => new URLSearchParams(query).get('anchor'))).to.deep.equal([
      null,
      '10',
      '20',
    ]);
  });

  it('announces once how many orders it shows', async () => {
    const announcements = listenToAnnouncements();
    const element = await mountOf(25);
    getMore(element).click();
    await waitForCards(element, 20);
    await pause(SPOKEN_MS);
    expect(announcements).to.deep.equal(['Showing 20 orders.']);
  });

  it('pressed twice sends one request', async () => {
    const element = await mountOf(25);
    const release = service.hold();
    getMore(element).click();
    getMore(element).click();
    await until(() => getLabel(element) === 'Loading More Orders', 'the label');
    getMore(element).click();
    release();
    await waitForCards(element, 20);
    await settle();
    expect(service.requests.length).to.equal(2);
  });

  it('disappears with the last page, and the focus moves to the first new order', async () => {
    const element = await mountOf(13);
    getMore(element).focus();
    await sendKeys({ press: 'Enter' });
    await waitForCards(element, 13);
    await until(() => !find(element, '.show-more'), 'no button');
    await settle();
    expectSame(element.shadowRoot?.activeElement, listArticles(element)[10], 'what has the focus');
  });

  it('does not take the focus from a shopper who moved it while the last page was loading', async () => {
    const element = await mountOf(13);
    const other = document.createElement('input');
    document.body.append(other);
    const release = service.hold();
    getMore(element).click();
    other.focus();
    release();
    await waitForCards(element, 13);
    await settle();
    expectSame(document.activeElement, other, 'what has the focus');
  });

  it('that fails shows an error in its place, keeps the orders and the focus, and can be pressed again', async () => {
    const events = listen(document);
    const element = await mountOf(25);
    const answers = createMemberService(createWireOrders(25));
    service.answer(() => ({ status: 403, json: {} }));
    const button = getMore(element);
    button.focus();
    await sendKeys({ press: 'Enter' });
    const message = await until(() => find(element, '.show-more [part~=message]'), 'the message');
    expect(message.getAttribute('role')).to.equal('alert');
    expect(listCards(element).length).to.equal(10);
    expect(getLabel(element)).to.equal('Show More');
    expectSame(element.shadowRoot?.activeElement, button, 'what has the focus');
    expect(getDetails(events, 'orders-error').map(({ severity, call }) => [severity, call])).to.deep.equal([
      ['warning', 'list-order-history'],
    ]);
    service.answer(answers);
    await sendKeys({ press: 'Enter' });
    await waitForCards(element, 20);
    expect(find(element, '.show-more [part~=message]') === null).to.equal(true);
  });

  it('is not offered for a next link to another address', async () => {
    for (const next of [
      'https://evil.example/history/v1?anchor=1',
      '//evil.example/history/v1?anchor=1',
      '/x?anchor=1',
    ]) {
      service.answer(() => ({ status: 200, json: { objects: createWireOrders(2), pages: { next } } }));
      const element = await mountHistory();
      await settle();
      expect(find(element, '.show-more') === null, next).to.equal(true);
      element.endSession();
      element.remove();
    }
  });

  it('shares its pages with another tag of the page', async () => {
    const one = await mountOf(25);
    const two = await mountHistory();
    getMore(one).click();
    await waitForCards(one, 20);
    await waitForCards(two, 20);
    expect(service.requests.length).to.equal(2);
  });
});

describe('refresh() of a history', () => {
  before(() => loadTag('orders-history'));

  it('reads again, shows the new orders, and leaves the focus where it is', async () => {
    const element = await mountOf(3);
    const [first] = listLinks(element);
    first?.focus();
    const release = service.hold();
    service.answer(createMemberService([createWireOrder('US30000001'), ...createWireOrders(3)]));
    element.refresh();
    await until(() => service.requests.length === 2, 'the request');
    expect(listCards(element).length, 'while it reads').to.equal(3);
    release();
    await waitForCards(element, 4);
    await settle();
    expect(listCards(element)[0]).to.equal('US30000001');
    expectSame(element.shadowRoot?.activeElement?.getRootNode(), element.shadowRoot, 'where the focus is');
    expect(element.shadowRoot?.activeElement?.textContent).to.include('US20000001');
  });

  it('takes no focus from the page for a new order', async () => {
    const element = await mountOf(3);
    const other = document.createElement('input');
    document.body.append(other);
    other.focus();
    service.answer(createMemberService([createWireOrder('US30000001'), ...createWireOrders(3)]));
    element.refresh();
    await waitForCards(element, 4);
    await settle();
    expectSame(document.activeElement, other, 'what has the focus');
  });

  it('keeps the pages that were loaded after the first', async () => {
    const element = await mountOf(25);
    getMore(element).click();
    await waitForCards(element, 20);
    element.refresh();
    await until(() => service.requests.length === 3, 'the request');
    await settle();
    expect(listCards(element).length).to.equal(20);
  });

  it('that fails keeps the displayed orders, with a warning to the page', async () => {
    const events = listen(document);
    const element = await mountOf(3);
    service.answer(() => ({ status: 403, json: {} }));
    element.refresh();
    await until(() => getDetails(events, 'orders-error').length === 1, 'the warning');
    await settle();
    expect(getDetails(events, 'orders-error')[0]?.severity).to.equal('warning');
    expect(listCards(element).length).to.equal(3);
    expect(find(element, '[part~=message]') === null).to.equal(true);
  });
});
