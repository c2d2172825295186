import { beforeEach, describe, expect, it } from 'vitest';
import { OrderHistory } from '../../../../src/features/order-history/order-history.js';
import { createIdentity, createRoute, type Router } from '../../../../src/app/navigation/router.js';
import { createWireOrder } from '../../../orders/api/wire-samples.js';
import { forgetPage } from '../../../support/forget-page.js';
import { renderView, type RenderedView } from '../../../support/render-view.js';
import { answer, NO_RULES, silence, type Reply } from '../../../support/scripted-fetch.js';

beforeEach(forgetPage);

const ADAPTER = { user: { id: 'upm-1001' }, getAccessToken: () => 't0ken' };
const FLAGS = { flags: 'enableHistorySearch' };

function page(...orderNumbers: readonly string[]): Reply {
  return answer(200, { objects: orderNumbers.map((orderNumber) => createWireOrder({ orderNumber })), pages: {} });
}

interface Setting {
  readonly adapter?: object;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly router?: Router;
}

async function open({ adapter = {}, attributes = FLAGS, router }: Setting, ...replies: readonly Reply[]) {
  const view = await renderView(
    OrderHistory,
    { attributes, properties: { adapter: { ...ADAPTER, ...adapter } }, ...(router && { router }) },
    // The file of the market's rules uses up the first one.
    NO_RULES,
    ...replies,
  );
  await settleLong(view);
  return view;
}

/** The search is code that loads after the orders, and its answer is shown by code that has loaded. */
async function settleLong(view: RenderedView): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await view.settle();
}

function getField(view: RenderedView): HTMLInputElement {
  const field = view.find('input[type=search]');
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no search.');
  return field;
}

async function type(view: RenderedView, text: string, ms = 500): Promise<void> {
  const field = getField(view);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await view.settle(ms);
  await settleLong(view);
}

async function pressEnter(view: RenderedView, setting: KeyboardEventInit = {}): Promise<void> {
  getField(view).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...setting }));
  await view.settle();
}

/** The decoded filters of the last request, without country and language. */
function listFilters(view: RenderedView): string[] {
  const { searchParams } = new URL(view.requests().at(-1)?.url ?? '');
  return searchParams.getAll('filter').slice(2);
}

const listShown = (view: RenderedView): string[] => view.text().match(/Order A\d/g) ?? [];

/** The area with an address in memory. */
function createRouter(path: string) {
  const moves: string[] = [];
  const route = createRoute();
  route.setState({ path, arrival: 'first', entry: 0 }, true);
  const identity = createIdentity();
  identity.setState({ status: 'known', who: 'member' }, true);
  const router: Router = {
    identity,
    route,
    toUrl: String,
    getPath: () => route.getState().path ?? '/',
    getCurrentUrl: () => '/',
    screenKeys: new Set(),
    go(to, { isReplaced } = {}) {
      moves.push(`${isReplaced ? 'replace' : 'push'} ${to}`);
      route.setState({ path: to, arrival: isReplaced ? 'replace' : 'push', entry: 1 }, true);
    },
  };
  return { router, moves, route };
}

describe('the search of the history', () => {
  it('is not there without its flag, without its call, and for a member without orders', async () => {
    const off = await open({ attributes: {} }, page('A1'));
    expect(off.find('.search-slot')).toBeNull();
    const calls = ['list-order-history'];
    const without = await open({ adapter: { service: { calls } } }, page('A1'));
    expect(without.find('.search-slot')).toBeNull();
    expect(listShown(without)).toEqual(['Order A1']);
  });

  it('searches half a second after typing, once for all letters', async () => {
    const view = await open({}, page('A1', 'A2'), page('A2'));
    await type(view, 't', 100);
    await type(view, ' tempo (red), ', 499);
    expect(view.requests()).toHaveLength(1);
    await view.settle(1);
    expect(view.requests()).toHaveLength(2);
    expect(listFilters(view)).toEqual(['query(tempo (red),)']);
    expect(view.requests().at(-1)?.url).toContain('query(tempo%20%28red%29%2C)');
    expect(listShown(view)).toEqual(['Order A2']);
    expect(view.text()).toContain('1 order found');
  });

  it('searches at once on Enter, but not on the one that ends the composition of a word', async () => {
    const view = await open({}, page('A1'), page('A2'));
    await type(view, 'tempo', 0);
    // oxlint-disable-next-line typescript/no-deprecated -- the only sign of it that both React and Preact pass on
    await pressEnter(view, { keyCode: 229 });
    expect(view.requests()).toHaveLength(1);
    await pressEnter(view);
    expect(listShown(view)).toEqual(['Order A2']);
    await view.settle(1_000);
    expect(view.requests()).toHaveLength(2);
  });

  it('combines text, year and statuses', async () => {
    const view = await open({}, page('A1'), page('A2'));
    await type(view, 'cap', 0);
    await view.press('Returned');
    await view.press('Open');
    const select = view.find('select') as HTMLSelectElement;
    select.value = '2026';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await view.settle();
    expect(listFilters(view)).toEqual([
      'query(cap)',
      'placedFrom(2026-01-01)',
      'placedTo(2026-12-31)',
      'status(open,returned)',
    ]);
    expect(view.button('Open').getAttribute('aria-pressed')).toBe('true');
    expect(view.button('Delivered').getAttribute('aria-pressed')).toBe('false');
  });

  it('does not wait for the answer to an earlier search', async () => {
    const view = await open({}, page('A1'), silence, page('A3'));
    await type(view, 'tem');
    await type(view, 'tempo');
    expect(listShown(view)).toEqual(['Order A3']);
  });

  it('says that nothing was found, and shows all orders again after Clear', async () => {
    const view = await open({}, page('A1'), page());
    await type(view, 'zzz');
    expect(view.text()).toContain('No orders match your search');
    await view.press('Clear search');
    await settleLong(view);
    expect(listShown(view)).toEqual(['Order A1']);
    expect(getField(view).value).toBe('');
    expect(view.focused()).toBe(getField(view));
    expect(view.requests()).toHaveLength(2);
  });

  it('keeps what was typed after a failure, and tries again by Retry and by Enter', async () => {
    const forbidden = answer(400, { errors: [] });
    const view = await open({}, page('A1'), forbidden, answer(500), page('A2'));
    await type(view, 'tempo');
    expect(view.find('[role=alert]')).not.toBeNull();
    expect(getField(view).value).toBe('tempo');
    expect(view.page.events.filter(({ name }) => name === 'orders-error')).toMatchObject([
      { detail: { code: 'service-search-order-history-failure', call: 'search-order-history', status: 400 } },
    ]);
    view.script(page('A2'));
    await pressEnter(view);
    expect(listShown(view)).toEqual(['Order A2']);
  });

  it('leaves the address of a page without the area alone', async () => {
    const before = location.href;
    const view = await open({}, page('A1'), page('A2'));
    await type(view, 'tempo');
    expect(location.href).toBe(before);
    expect(view.page.events.map(({ name }) => name)).not.toContain('orders-navigate');
  });
});

describe('the search in the area', () => {
  it('begins with the search of the address, and claims its keys', async () => {
    const { router } = createRouter('/?utm=1&q=tempo&year=2025&status=open');
    const view = await open({ router }, page('A2'));
    expect(router.screenKeys).toEqual(new Set(['q', 'year', 'status']));
    expect(getField(view).value).toBe('tempo');
    const urls = view.requests().map(({ url }) => decodeURIComponent(url));
    expect(urls.some((url) => url.includes('query(tempo)&filter=placedFrom(2025-01-01)'))).toBe(true);
    expect(view.text()).toContain('1 order found');
  });

  it('adds a history entry where a search begins or ends, and none while it changes', async () => {
    const { router, moves } = createRouter('/');
    const view = await open({ router }, page('A1'), page('A2'));
    await type(view, 'tempo');
    await view.press('Open');
    await view.press('Clear search');
    expect(moves).toEqual(['push /?q=tempo', 'replace /?q=tempo&status=open', 'push /']);
    expect(view.page.events.map(({ name }) => name)).not.toContain('orders-navigate');
  });

  it('follows Back', async () => {
    const { router, route } = createRouter('/?q=tempo');
    const view = await open({ router }, page('A2'));
    route.setState({ path: '/', arrival: 'traverse', entry: 0 }, true);
    await view.settle();
    expect(getField(view).value).toBe('');
    expect(view.find('.search-outcome')).toBeNull();
  });

  it('stays out of the address on a shared device', async () => {
    const { router, moves } = createRouter('/?q=tempo');
    const view = await open({ router, attributes: { ...FLAGS, kiosk: '' } }, page('A1'), page('A2'));
    await type(view, 'cap');
    expect(moves).toEqual([]);
    expect(router.screenKeys.size).toBe(0);
    expect(listFilters(view)).toEqual(['query(cap)']);
  });
});
