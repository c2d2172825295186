import { expect } from 'chai';
import { findScreen, getScreen, goTo, mountArea, placeArea, waitForScreen, type AreaElement } from '../support/area.js';
import { loadTag } from '../support/built.js';
import { getDetails, listen } from '../support/heard-events.js';
import { listCards, listLinks, waitForCards } from '../support/history.js';
import { fillIn, submit } from '../support/lookup-form.js';
import { createMember } from '../support/member.js';
import { afterEach, before, beforeEach, describe, it } from '../support/mocha.js';
import { find, get, getText, service, waitForText } from '../support/page.js';
import { KNOWN } from '../support/service.js';
import { settle, until } from '../support/until.js';

const MEMBER = { adapter: createMember() };

describe('an area with memory routing', () => {
  before(() => loadTag('orders-area'));

  let address: string;
  let entries: number;
  beforeEach(() => {
    address = location.href;
    entries = history.length;
  });
  // Even if a test failed.
  afterEach(() => {
    expect([location.href, history.length, history.state]).to.deep.equal([address, entries, null]);
  });

  it("shows a member's orders, whose heading takes the place of the header", async () => {
    const area = await mountArea({}, MEMBER);
    const history = await waitForScreen(area, 'orders-history');
    await waitForCards(history, 3);
    expect(get(history, 'h2').textContent).to.equal('Orders');
    expect(find(area, '[part=header]') === null, 'nothing twice').to.equal(true);
  });

  it('shows a guest the lookup, without a header, after an event to the page', async () => {
    const events = listen(document);
    const area = await mountArea();
    await waitForScreen(area, 'orders-guest-lookup');
    expect(find(area, '[part=header]') === null).to.equal(true);
    const [detail, ...others] = getDetails(events, 'orders-navigate');
    expect([detail?.route, detail?.to.split('?')[0], others]).to.deep.equal(['lookup', '/details/', []]);
    expect(service.requests).to.deep.equal([]);
  });

  it('opens an order that a member presses, shows at once what has been loaded, and leads back', async () => {
    const events = listen(document);
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    expect(listLinks(getScreen(area)).map((link) => link.pathname)).to.include('/sales/US10000002/');
    service.hold();
    listLinks(getScreen(area))[1]?.click();
    const detail = await waitForScreen(area, 'orders-detail');
    await waitForText(detail, 'Order US10000002');
    expect(getText(detail)).to.include('Training shirt');
    expect(detail.getAttribute('order-number')).to.equal('US10000002');
    get(area, '[part=header] a').click();
    await waitForCards(await waitForScreen(area, 'orders-history'), 3);
    expect(getDetails(events, 'orders-navigate')).to.deep.equal([
      { to: '/sales/US10000002/', route: 'salesDetail' },
      { to: '/', route: 'history' },
    ]);
  });

  it("opens a guest's order once it was found", async () => {
    const events = listen(document);
    const area = await mountArea();
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    await fillIn(lookup, KNOWN);
    await submit(lookup);
    const detail = await waitForScreen(area, 'orders-detail');
    await waitForText(detail, 'Training shirt');
    expect(getDetails(events, 'orders-order-found')).to.deep.equal([{ orderNumber: KNOWN.orderNumber }]);
    expect(getDetails(events, 'orders-navigate').map(({ route }) => route)).to.deep.equal(['lookup', 'guestDetail']);
    expect(service.requests.length, 'what was found is not asked for again').to.equal(1);
  });

  it('leaves a guest on the lookup after a hit if the page takes over', async () => {
    const area = await mountArea();
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    area.addEventListener('orders-navigate', (event) => event.preventDefault());
    await fillIn(lookup, KNOWN);
    await submit(lookup);
    await waitForText(lookup, 'Training shirt');
    await settle();
    expect(findScreen(area)?.localName).to.equal('orders-guest-lookup');
  });

  it('asks a guest for the number of the requested order', async () => {
    const area = await mountArea();
    goTo(area, `/sales/${KNOWN.orderNumber}/`);
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    await until(() => get<HTMLInputElement>(lookup, 'input').value === KNOWN.orderNumber, 'the number');
    await fillIn(lookup, KNOWN);
    await submit(lookup);
    await waitForText(await waitForScreen(area, 'orders-detail'), 'Training shirt');
  });

  it("leads a member from a guest's order to their own screen of it", async () => {
    const events = listen(document);
    const area = await mountArea({}, MEMBER);
    goTo(area, `/details/${KNOWN.orderNumber}/`);
    await waitForText(await waitForScreen(area, 'orders-detail'), 'Training shirt');
    expect(getDetails(events, 'orders-navigate').at(-1)?.route).to.equal('salesDetail');
    expect(service.requests.at(-1)?.path).to.equal(`/history/v1/${KNOWN.orderNumber}`);
  });

  for (const path of [
    '/nowhere/',
    '/sales/',
    '/sales/AB-1/',
    '//sales/US10000001/',
    '/partners/',
    '/gift-card-lookup',
  ]) {
    it(`leads from ${path}, which is unknown, to the orders`, async () => {
      const events = listen(document);
      const area = await mountArea({}, MEMBER);
      goTo(area, path);
      await until(() => getDetails(events, 'orders-navigate').length > 0, 'the way');
      await waitForCards(await waitForScreen(area, 'orders-history'), 3);
      expect(getDetails(events, 'orders-navigate')).to.deep.equal([{ to: '/', route: 'history' }]);
    });
  }
});

describe('navigation that the page takes over', () => {
  before(() => loadTag('orders-area'));

  async function mountPrevented(): Promise<AreaElement> {
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    area.addEventListener('orders-navigate', (event) => event.preventDefault());
    return area;
  }

  it('keeps the screen, its nodes and its scroll position', async () => {
    const area = await mountPrevented();
    const screen = getScreen(area);
    listLinks(screen)[1]?.click();
    await settle();
    expect(getScreen(area) === screen).to.equal(true);
    expect(listCards(screen).length).to.equal(3);
  });

  it('keeps the screen if it started in the header', async () => {
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    listLinks(getScreen(area))[0]?.click();
    await waitForScreen(area, 'orders-detail');
    area.addEventListener('orders-navigate', (event) => event.preventDefault());
    get(area, '[part=header] a').click();
    await settle();
    expect(getScreen(area).localName).to.equal('orders-detail');
  });

  it('by a redirect is requested once, and nothing is shown in its place', async () => {
    const events = listen(document);
    document.addEventListener('orders-navigate', (event) => event.preventDefault(), { once: true });
    const area = placeArea();
    await until(() => getDetails(events, 'orders-navigate').length > 0, 'the redirect');
    area.setAttribute('brand', 'Shop');
    area.setAttribute('theme', 'dark');
    await settle();
    expect(getDetails(events, 'orders-navigate').length).to.equal(1);
    expect(findScreen(area)).to.equal(undefined);
  });

  it('with a modifier on the header is left to the browser', async () => {
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    listLinks(getScreen(area))[0]?.click();
    await waitForScreen(area, 'orders-detail');
    let wasPrevented: boolean | undefined;
    const leave = (event: Event): void => {
      wasPrevented = event.defaultPrevented;
      // Keeps the test page.
      event.preventDefault();
    };
    window.addEventListener('click', leave, { once: true });
    get(area, '[part=header] a').dispatchEvent(
      new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ctrlKey: true }),
    );
    await settle();
    expect([wasPrevented, getScreen(area).localName]).to.deep.equal([false, 'orders-detail']);
  });
});

describe('an order that the area cannot show', () => {
  before(() => loadTag('orders-area'));

  it('is reported to a member in a dialog, whose end leads back to the orders', async () => {
    const area = await mountArea({}, MEMBER);
    await waitForCards(getScreen(area), 3);
    service.answer(({ path }) =>
      path === '/history/v1'
        ? { status: 200, json: { objects: [], pages: {} } }
        : { status: 429, json: {}, headers: { 'retry-after': '3600' } },
    );
    goTo(area, '/sales/US99999999/');
    const detail = await waitForScreen(area, 'orders-detail');
    const dialog = await until(() => find<HTMLDialogElement>(detail, 'dialog[open]'), 'the dialog');
    expect(dialog.matches(':modal')).to.equal(true);
    await settle();
    expect(dialog.contains(detail.shadowRoot?.activeElement ?? null), 'the focus').to.equal(true);
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await waitForScreen(area, 'orders-history');
  });

  it('sends a guest back to the lookup, with the reason', async () => {
    const area = await mountArea();
    const lookup = await waitForScreen(area, 'orders-guest-lookup');
    await fillIn(lookup, KNOWN);
    await submit(lookup);
    await waitForText(await waitForScreen(area, 'orders-detail'), 'Training shirt');
    goTo(area, '/sales/US99999999/');
    const again = await waitForScreen(area, 'orders-guest-lookup');
    await until(() => find(area, '[part~=message]'), 'why');
    await until(() => get<HTMLInputElement>(again, 'input').value === 'US99999999', 'the number');
  });
});
