import { sendKeys } from '@web/test-runner-commands';
import { expect } from 'chai';
import { listenToAnnouncements } from '../support/announcements.js';
import { findScreen, getScreen, goTo, mountArea, placeArea, waitForScreen } from '../support/area.js';
import { loadTag } from '../support/built.js';
import { expectSame } from '../support/expect-same.js';
import { getDetails, listen } from '../support/heard-events.js';
import { listLinks, waitForCards } from '../support/history.js';
import { getField, typeInto } from '../support/lookup-form.js';
import { createMember, createMemberService } from '../support/member.js';
import { before, describe, it } from '../support/mocha.js';
import { createWireOrder } from '../support/order.js';
import { find, get, getPageData, getText, placeTag, service, waitForText } from '../support/page.js';
import { HOME } from '../support/return-steps.js';
import { findTraces } from '../support/traces.js';
import { pause, settle, until } from '../support/until.js';

const MEMBER = { adapter: createMember() };
/** Longer than the live region waits before an announcement. */
const SPOKEN_MS = 100;

describe('a screen of the area', () => {
  before(() => loadTag('orders-area'));

  it('that is the first leaves the focus with the page, and is not announced', async () => {
    const other = document.createElement('input');
    document.body.append(other);
    other.focus();
    const announcements = listenToAnnouncements();
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    await pause(SPOKEN_MS);
    expectSame(document.activeElement, other, 'what has the focus');
    expect(announcements).to.deep.equal([]);
  });

  it('that follows moves the focus to its heading, and is not announced as well', async () => {
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    const announcements = listenToAnnouncements();
    const link = listLinks(getScreen(area))[0];
    link?.focus();
    await sendKeys({ press: 'Enter' });
    const detail = await waitForScreen(area, 'orders-detail');
    await until(() => detail.shadowRoot?.activeElement === find(detail, 'h2'), 'the focus on the heading');
    expectSame(area.shadowRoot?.activeElement, detail, 'what has the focus in the area');
    get(area, '[part=header] a').focus();
    await sendKeys({ press: 'Enter' });
    const history = await waitForScreen(area, 'orders-history');
    await until(() => history.shadowRoot?.activeElement === find(history, 'h2'), 'the focus on the heading');
    await pause(SPOKEN_MS);
    expect(announcements).to.deep.equal([]);
  });

  it("receives the area's own focus on its first control", async () => {
    const area = await mountArea();
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    area.focus();
    expectSame(lookup.shadowRoot?.activeElement, getField(lookup, 'orderNumber'), 'what has the focus');
  });

  it('is read again by refresh() of the area', async () => {
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    service.answer(createMemberService([]));
    area.refresh();
    await waitForText(getScreen(area), "You don't have any orders yet");
    expect(service.requests.length).to.equal(2);
  });

  it('keeps the typed text while the page sets a new adapter a hundred times, without a request', async () => {
    let tokens = 0;
    const create = () => ({
      getAccessToken: () => {
        tokens += 1;
        return null;
      },
    });
    const area = await mountArea({}, { adapter: create() });
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    await typeInto(lookup, 'orderNumber', 'AB12');
    const before = tokens;
    for (let render = 0; render < 100; render += 1) {
      area.adapter = create();
      await Promise.resolve();
    }
    await settle();
    expectSame(getScreen(area), lookup, 'the screen');
    expectSame(lookup.shadowRoot?.activeElement, getField(lookup, 'orderNumber'), 'what has the focus');
    expect([tokens - before, service.requests.length, getField(lookup, 'orderNumber').value]).to.deep.equal([
      0,
      0,
      'AB12',
    ]);
  });
});

/** An order with every block beside it. */
function answerWithAddress(): void {
  service.answer(createMemberService([createWireOrder('US10000001', { shippingAddress: HOME })]));
}

describe('content that the page puts into the area', () => {
  before(() => loadTag('orders-area'));

  it('replaces the words of the header', async () => {
    const area = await mountArea({}, MEMBER);
    area.innerHTML = '<h2 slot="header">My orders</h2>';
    const slotted = area.querySelector('h2');
    await until(() => slotted?.assignedSlot, 'the slot');
    expect(slotted?.offsetHeight).to.be.greaterThan(0);
    expect(find(area, '.area-heading')?.offsetHeight).to.equal(0);
  });

  it('stands below the screen as a footer, whichever screen it is', async () => {
    const area = await mountArea({}, MEMBER);
    area.innerHTML = '<p slot="footer">Our own words</p>';
    for (const [path, tag] of [
      ['/', 'orders-history'],
      ['/sales/US10000001/', 'orders-detail'],
    ] as const) {
      goTo(area, path);
      const screen = await waitForScreen(area, tag);
      const footer = area.querySelector('p');
      await until(() => (footer?.getBoundingClientRect().top ?? 0) >= screen.getBoundingClientRect().bottom, 'below');
      expect(footer?.offsetHeight).to.be.greaterThan(0);
    }
  });

  for (const [slot, tag, selector, prepare] of [
    ['empty', 'orders-history', '.empty', () => service.answer(createMemberService([]))],
    ['summary', 'orders-detail', '.sums', answerWithAddress],
    ['payment', 'orders-detail', '.payments', answerWithAddress],
    ['address', 'orders-detail', '.address', answerWithAddress],
    ['help', 'orders-detail', '.help', answerWithAddress],
  ] as const) {
    it(`as ${slot} appears in the screen with that slot, as long as it is shown`, async () => {
      prepare();
      const area = await mountArea({}, MEMBER);
      if (tag === 'orders-detail') goTo(area, '/sales/US10000001/');
      const screen = await waitForScreen(area, tag);
      await until(() => find(screen, selector)?.offsetHeight, "the screen's own");
      area.innerHTML = `<p slot="${slot}">Our own words</p>`;
      const given = area.querySelector('p');
      await until(() => given?.offsetHeight, 'the words of the page');
      expect(find(screen, selector)?.offsetHeight).to.equal(0);
      area.replaceChildren();
      await until(() => find(screen, selector)?.offsetHeight, "the screen's own again");
    });
  }

  it('may contain tags of ours, whose events do not belong to the area', async () => {
    await loadTag('orders-card');
    const events = listen(document);
    const area = placeArea({}, MEMBER);
    const card = placeTag('orders-card', { properties: MEMBER });
    card.slot = 'header';
    area.append(card);
    await waitForCards(await waitForScreen(area, 'orders-history'), 3);
    await until(() => getDetails(events, 'orders-ready').length === 2, 'both are ready');
    expect(events.map(({ target }) => (target as Element).localName).sort()).to.deep.equal([
      'orders-area',
      'orders-card',
    ]);
  });
});

describe('attributes of an area that is in use', () => {
  before(() => loadTag('orders-area'));

  it('country: the screen changes to the other country', async () => {
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    area.setAttribute('country', 'de');
    await until(() => service.requests.length === 2, 'the request');
    expect(decodeURIComponent(service.requests[1]?.query ?? '')).to.include('country(de)');
    await waitForCards(await waitForScreen(area, 'orders-history'), 3);
  });

  it('country: the focus stays with the control of the page that changed it', async () => {
    const area = await mountArea();
    await waitForScreen(area, 'orders-guest-lookup');
    const announcements = listenToAnnouncements();
    const select = document.createElement('select');
    document.body.append(select);
    select.focus();
    area.setAttribute('country', 'cn');
    await until(() => find(findScreen(area) ?? area, 'input[name=acceptsTerms]'), 'the form of China');
    await pause(SPOKEN_MS);
    expectSame(document.activeElement, select, 'what has the focus');
    expect(announcements).to.deep.equal([]);
  });

  it('locale: the same screen and the area change the language', async () => {
    const area = await mountArea({}, MEMBER);
    const screen = getScreen(area);
    await waitForCards(screen, 3);
    area.setAttribute('locale', 'de');
    await until(() => get(screen, '.root').lang === 'de-US' && get(area, '.root').lang === 'de-US', 'German');
    expectSame(getScreen(area), screen, 'the screen');
    expect(get(area, '.area').ariaLabel).to.equal('Bestellungen');
    expect(getText(screen)).to.include('Bestellungen');
  });

  it('standalone: the header disappears and comes back', async () => {
    const area = await mountArea({}, MEMBER);
    goTo(area, '/sales/US10000001/');
    await until(() => find(area, '[part=header]'), 'the header');
    area.standalone = true;
    await until(() => !find(area, '[part=header]'), 'no header');
    area.standalone = false;
    await until(() => find(area, '[part=header]'), 'the header');
  });
});

describe('the shopper of an area', () => {
  before(() => loadTag('orders-area'));

  const canaries = ['US1000000', 'Training shirt', 'token-of-m1', '"m1"'];

  it('who signs in sees their orders in place of the lookup, if they came for them', async () => {
    const area = await mountArea({}, { adapter: {} });
    await waitForScreen(area, 'orders-guest-lookup');
    area.adapter = createMember();
    await waitForCards(await waitForScreen(area, 'orders-history'), 3);
  });

  it('who signs out leaves nothing behind, with one event to the page', async () => {
    const events = listen(document);
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    expect(findTraces([getPageData(), area.shadowRoot], canaries).length).to.be.greaterThan(0);
    area.adapter = {};
    await waitForScreen(area, 'orders-guest-lookup');
    await settle();
    expect(findTraces([getPageData(), document.body, { ...sessionStorage }], canaries)).to.deep.equal([]);
    expect(getDetails(events, 'orders-session-end')).to.deep.equal([{ reason: 'user-changed' }]);
  });

  it('who is replaced by another leaves nothing behind, including the displayed order', async () => {
    const area = await mountArea({}, MEMBER);
    goTo(area, '/sales/US10000001/');
    await waitForText(await waitForScreen(area, 'orders-detail'), 'Training shirt');
    const release = service.hold();
    area.adapter = createMember('n2');
    await until(() => service.requests.at(-1)?.headers['authorization'] === 'Bearer token-of-n2', 'the request');
    // The announcement is cleared a moment later.
    await pause(SPOKEN_MS);
    expect(findTraces([getPageData(), document.body], canaries)).to.deep.equal([]);
    expect(service.requests.at(-1)?.path).to.equal('/history/v1');
    release();
    await waitForCards(await waitForScreen(area, 'orders-history'), 3);
  });

  it('is cleared by endSession(), with typed text, found orders and pending requests', async () => {
    const events = listen(document);
    const area = await mountArea();
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    await typeInto(lookup, 'orderNumber', 'AB12');
    area.endSession();
    await until(() => findScreen(area) !== lookup && findScreen(area), 'a fresh screen');
    const fresh = await waitForScreen(area, 'orders-guest-lookup');
    expect(getField(fresh, 'orderNumber').value).to.equal('');
    expect(getDetails(events, 'orders-session-end')).to.deep.equal([{ reason: 'requested' }]);
  });
});
