import { expect } from 'chai';
import { findScreen, getScreen, mountArea, placeArea, waitForScreen, type AreaElement } from '../support/area.js';
import { listenToAnnouncements } from '../support/announcements.js';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { openFrame } from '../support/frame.js';
import { getDetails, listen } from '../support/heard-events.js';
import { listLinks, waitForCards } from '../support/history.js';
import { press, typeInto } from '../support/lookup-form.js';
import { createMember } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { fakeClock, find, get, getText, service, waitForText } from '../support/page.js';
import { pause, settle, until } from '../support/until.js';

const MEMBER = { adapter: createMember() };
const MEMORY = { routing: 'memory' } as const;

describe('an area that starts', () => {
  before(() => loadTag('orders-area'));

  it('shows a spinner until the shopper is identified', async () => {
    let settleReady = (): void => {};
    const ready = new Promise<void>((resolve) => (settleReady = resolve));
    const area = placeArea({}, { adapter: { ...createMember(), ready } });
    const spinner = await until(() => find(area, '.area-wait'), 'the spinner');
    await settle();
    expect(spinner.textContent.trim()).to.equal('Loading your orders.');
    expect([findScreen(area), service.requests.length]).to.deep.equal([undefined, 0]);
    settleReady();
    await waitForCards(await waitForScreen(area, 'orders-history'), 3);
    expect(find(area, '.area-wait') === null).to.equal(true);
  });

  it('announces a wait once it is slow, and not again when it goes on', async () => {
    const clock = fakeClock();
    const announcements = listenToAnnouncements();
    const area = placeArea({}, { adapter: { ...createMember(), ready: new Promise(() => undefined) } });
    await until(() => find(area, '.area-wait'), 'the spinner');
    await settle();
    await clock.advance(2_900);
    expect(announcements).to.deep.equal([]);
    await clock.advance(100);
    await settle();
    await clock.advance(5_000);
    expect(announcements).to.deep.equal(['Loading your orders.']);
  });

  it('continues with a guest if the page fails to get ready', async () => {
    const area = placeArea({}, { adapter: { ready: Promise.reject(new Error('no identity')) } });
    await waitForScreen(area, 'orders-guest-lookup');
  });

  it('reports after ten seconds that the page did not identify the shopper, and asks again on request', async () => {
    const clock = fakeClock();
    const events = listen(document);
    let settleReady = (): void => {};
    const ready = new Promise<void>((resolve) => (settleReady = resolve));
    const area = placeArea({}, { adapter: { ...createMember(), ready } });
    await until(() => find(area, '.area-wait'), 'the spinner');
    await settle();
    await clock.advance(9_999);
    expect(find(area, '[part~=message]') === null, 'before ten seconds').to.equal(true);
    await clock.advance(1);
    await waitForText(area, 'Try again');
    await settle();
    expect(getDetails(events, 'orders-error')).to.deep.equal([
      { code: 'service-identity-failure', severity: 'error', tag: 'orders-area', retryable: true },
    ]);
    await press(area, 'Try again');
    await until(() => find(area, '.area-wait'), 'the spinner');
    settleReady();
    await waitForCards(await waitForScreen(area, 'orders-history'), 3);
    expect(getDetails(events, 'orders-ready').length).to.equal(1);
  });

  it('dispatches its ready event once, whatever it shows later, and never for its screens', async () => {
    const events = listen(document);
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    listLinks(getScreen(area))[0]?.click();
    await waitForText(await waitForScreen(area, 'orders-detail'), 'Training shirt');
    area.setAttribute('country', 'de');
    await until(() => getScreen(area).getAttribute('country') === 'de', 'the other country');
    await waitForText(getScreen(area), 'Training shirt');
    await settle();
    const ready = events.filter(({ type }) => type === 'orders-ready');
    expect(ready.length).to.equal(1);
    expectSame(ready[0]?.target, area, 'the target');
  });

  it('dispatches its events and those of its screens from itself, out of a component of the page', async () => {
    const area = placeArea({}, { adapter: { signIn: () => undefined } });
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(area);
    document.body.append(host);
    const inside = listen(area);
    const outside = listen(document);
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    await until(() => getDetails(outside, 'orders-ready').length === 1, 'ready');
    await press(lookup, 'Sign in');
    area.endSession();
    await until(() => getDetails(outside, 'orders-ready').length === 2, 'ready again');
    expect(outside.map(({ type }) => type)).to.include.members([
      'orders-navigate',
      'orders-sign-in',
      'orders-session-end',
    ]);
    expect(outside.map(({ type }) => type)).to.deep.equal(inside.map(({ type }) => type));
    for (const event of outside) expectSame(event.target, host, 'the target outside');
    const cancelable = outside.filter((event) => event.cancelable).map(({ type }) => type);
    expect([...new Set(cancelable)].sort()).to.deep.equal(['orders-navigate', 'orders-sign-in']);
  });
});

describe('an area that left the page', () => {
  before(() => loadTag('orders-area'));

  it('and comes back starts anew, requests no loaded data again, and dispatches its ready event', async () => {
    const events = listen(document);
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    listLinks(getScreen(area))[0]?.click();
    await waitForScreen(area, 'orders-detail');
    const before = service.requests.length;
    area.remove();
    await pause(5);
    expect(area.shadowRoot?.querySelector('*') ?? null).to.equal(null);
    document.body.append(area);
    await waitForCards(await waitForScreen(area, 'orders-history'), 3);
    await settle();
    expect(service.requests.length).to.equal(before);
    expect(getDetails(events, 'orders-ready').length).to.equal(2);
  });

  it('removes its listeners from the page', async () => {
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    const before = service.requests.length;
    area.remove();
    await pause(5);
    area.adapter = createMember('n2');
    area.setAttribute('country', 'de');
    window.dispatchEvent(new PopStateEvent('popstate'));
    await settle();
    expect(service.requests.length).to.equal(before);
  });
});

describe('two areas on one page', () => {
  before(() => loadTag('orders-area'));

  it('are independent, and share loaded data', async () => {
    const [one, two] = [await mountArea({}, MEMBER), await mountArea({}, MEMBER)];
    await waitForCards(getScreen(one), 3);
    await waitForCards(getScreen(two), 3);
    expect(service.requests.length).to.equal(1);
    listLinks(getScreen(one))[0]?.click();
    await waitForScreen(one, 'orders-detail');
    expect(getScreen(two).localName).to.equal('orders-history');
    one.remove();
    await pause(5);
    listLinks(getScreen(two))[1]?.click();
    await waitForText(await waitForScreen(two, 'orders-detail'), 'Order US10000002');
  });

  it('of two shoppers share nothing', async () => {
    const member = await mountArea({}, MEMBER);
    const guest = await mountArea();
    await waitForCards(getScreen(member), 3);
    await typeInto(getScreen(guest), 'orderNumber', 'AB12');
    member.adapter = {};
    await waitForScreen(member, 'orders-guest-lookup');
    expect(getScreen(guest).shadowRoot?.querySelector('input')?.value).to.equal('AB12');
    expect(get<HTMLInputElement>(getScreen(member), 'input').value).to.equal('');
  });

  it("restore the page's scrolling", async () => {
    const frame = await openFrame();
    const { history } = frame.window;
    const one = await frame.load<AreaElement>('orders-area', { attributes: { routing: 'hash' } });
    const two = await frame.load<AreaElement>('orders-area', { attributes: { routing: 'hash' } });
    await waitForScreen(one, 'orders-guest-lookup');
    await waitForScreen(two, 'orders-guest-lookup');
    expect(history.scrollRestoration).to.equal('manual');
    one.remove();
    await pause(5);
    expect(history.scrollRestoration, 'while one is there').to.equal('manual');
    two.remove();
    await pause(5);
    expect(history.scrollRestoration).to.equal('auto');
  });

  it("in memory routing leave the page's scrolling alone", async () => {
    await mountArea({}, MEMBER);
    expect(history.scrollRestoration).to.equal('auto');
  });
});

describe('a screen of the area that cannot be loaded', () => {
  for (const chunk of ['orders-history', 'order-pieces']) {
    it(`${chunk}: reports it, tells the page, and is loaded again by Try again`, async () => {
      const frame = await openFrame({ file: chunk, kind: 'missing' });
      const events = listen(frame.window.document);
      const area = await frame.load<AreaElement>('orders-area', { attributes: MEMORY, properties: MEMBER });
      await waitForText(area, "Part of this page didn't load.");
      expect(getDetails(events, 'orders-error')).to.deep.equal([
        { code: 'chunk-load', severity: 'error', tag: 'orders-area', retryable: true },
      ]);
      await press(area, 'Try again');
      await until(() => getDetails(events, 'orders-error').length === 2, 'the second report');
      await waitForText(area, 'Try again');
      await frame.setFault({ file: 'none', kind: 'none' });
      await press(area, 'Try again');
      await waitForCards(await waitForScreen(area, 'orders-history'), 3);
      expect(getText(area)).not.to.include("didn't load");
      expect(getDetails(events, 'orders-ready').length).to.equal(1);
    });
  }

  it('from another screen keeps the shopper, and finally moves the focus to its heading', async () => {
    const frame = await openFrame({ file: 'orders-detail', kind: 'missing' });
    const area = await frame.load<AreaElement>('orders-area', { attributes: MEMORY, properties: MEMBER });
    const history = await waitForScreen(area, 'orders-history');
    await waitForCards(history, 3);
    listLinks(history)[0]?.click();
    await waitForText(area, "Part of this page didn't load.");
    await until(() => area.shadowRoot?.activeElement === find(area, '[part~=message]'), 'the focus on the message');
    await frame.setFault({ file: 'none', kind: 'none' });
    await press(area, 'Try again');
    const detail = await waitForScreen(area, 'orders-detail');
    await until(() => detail.shadowRoot?.activeElement === find(detail, 'h2'), 'the focus on the heading');
  });
});

describe('an area with hash routing', () => {
  for (const [hash, shown] of [
    ['#/sales/US10000001/', 'orders-detail'],
    ['#/', 'orders-history'],
    ['', 'orders-history'],
    ['#elsewhere', 'orders-history'],
  ] as const) {
    it(`starts with the screen of "${hash}"`, async () => {
      const frame = await openFrame(undefined, `/empty-page${hash}`);
      const area = await frame.load<AreaElement>('orders-area', {
        attributes: { routing: 'hash' },
        properties: MEMBER,
      });
      await waitForText(await waitForScreen(area, shown), 'Training shirt');
    });
  }

  it('writes its path to the hash, and follows when the page changes it', async () => {
    const frame = await openFrame();
    const area = await frame.load<AreaElement>('orders-area', { attributes: { routing: 'hash' }, properties: MEMBER });
    const history = await waitForScreen(area, 'orders-history');
    await waitForCards(history, 3);
    listLinks(history)[0]?.click();
    await waitForScreen(area, 'orders-detail');
    expect(frame.window.location.hash).to.equal('#/sales/US10000003/');
    frame.window.location.hash = '#/sales/US10000002/';
    await until(() => getScreen(area).getAttribute('order-number') === 'US10000002', 'the other order');
  });
});
