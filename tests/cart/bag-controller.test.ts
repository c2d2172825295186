import { describe, expect, it } from 'vitest';
import type { OrdersCart } from '../../src/app/configuration/adapter.js';
import { createBagController } from '../../src/cart/bag-controller.js';
import { getActionLabel } from '../../src/cart/shop-action.js';
import { createFakePlatform } from '../support/fake-platform.js';
import { createItem } from '../support/orders.js';
import { answer } from '../support/scripted-fetch.js';
import { createElementTestContext } from '../support/element-test-context.js';

const CART = { items: [{ title: 'Socks', currency: 'USD', price: 12 }], totalItemCount: 3 };
const PRODUCT = 'https://shop.example.com/t/socks';
const ITEM = createItem({ skuId: 'sku-1', buyAgainUrl: PRODUCT });
const CODE = 'service-request-cart-item-failure';
/** Each test has its own shopper, because the page state remembers what is in the bag. */
let shoppers = 0;

function setUp(cart: OrdersCart | undefined, prevented: readonly string[] = []) {
  shoppers += 1;
  const platform = createFakePlatform();
  const visited: string[] = [];
  const adapter = {
    user: { id: `bag-${shoppers}` },
    getAccessToken: () => 'token',
    navigate: (url: string) => visited.push(url),
    ...(cart && { cart }),
  };
  const under = createElementTestContext({ platform, properties: { adapter }, prevented });
  under.context.checkUser();
  const errors = () => under.events.filter(({ name }) => name === 'orders-error').map(({ detail }) => detail);
  return { ...under, bag: createBagController(under.context), visited, errors };
}

describe('the Buy again action', () => {
  it("passes to the page's cart everything that identifies the article", async () => {
    const added: unknown[] = [];
    const { bag, events } = setUp({
      add: (item) => {
        added.push(item);
        return CART;
      },
    });
    const item = createItem({ ...ITEM, styleColor: 'S-1', valueAddedServiceId: 'vas', customisation: 'made-up' });
    expect(await bag.open(item)).toMatchObject({ status: 'added', cart: { totalItemCount: 3 } });
    expect(added).toEqual([
      {
        ...{ skuId: 'sku-1', quantity: 1, productId: item.productId, gtin: item.gtin, styleColor: 'S-1' },
        ...{ valueAddedServiceID: 'vas', customizedProductReference: 'made-up' },
      },
    ]);
    expect(events).toEqual([{ name: 'orders-cart-add', detail: { skuId: 'sku-1', quantity: 1 } }]);
  });

  it('does nothing if the page takes over', async () => {
    let count = 0;
    const { bag } = setUp({ add: () => void (count += 1) }, ['orders-cart-add']);
    expect(await bag.open(ITEM)).toBeUndefined();
    expect(count).toBe(0);
  });

  it("opens the page's cart if the answer has no contents", async () => {
    let views = 0;
    const { bag } = setUp({ add: () => undefined, view: () => void (views += 1) });
    expect(await bag.open(ITEM)).toBeUndefined();
    expect(views).toBe(1);
  });

  it('becomes View in bag, which adds nothing', async () => {
    let count = 0;
    const { bag, context } = setUp({
      add: () => {
        count += 1;
        return CART;
      },
    });
    const intent = { label: 'order.buyAgain', item: ITEM } as const;
    expect(getActionLabel(context, intent)).toBe('order.buyAgain');
    await bag.open(ITEM);
    expect(getActionLabel(context, intent)).toBe('order.viewInBag');
    expect(getActionLabel(context, { ...intent, label: 'order.shopSimilar' })).toBe('order.shopSimilar');
    expect(await bag.open(ITEM)).toMatchObject({ status: 'added' });
    expect(count).toBe(1);
  });

  it.each<[string, OrdersCart]>([
    ['it fails', { add: () => Promise.reject(new Error('full')) }],
    ['it throws', { add: () => Promise.reject(new TypeError('broken')) }],
    ['nothing has a price', { add: () => ({ items: [{ title: 'Socks' }], totalItemCount: 1 }) }],
    ['nothing is in it', { add: () => ({ items: [], totalItemCount: 0 }) }],
  ])('opens the product page if %s', async (_name, cart) => {
    const { bag, visited, errors } = setUp(cart);
    expect(await bag.open(ITEM)).toBeUndefined();
    expect(visited).toEqual([PRODUCT]);
    expect(errors()).toMatchObject([{ code: CODE, severity: 'warning' }]);
  });

  it('waits if the service asks for it, and stays on the page', async () => {
    const { bag, platform, visited, errors } = setUp(undefined);
    platform.network.script(answer(429, {}, { 'retry-after': '30' }));
    const opened = bag.open(ITEM);
    await platform.clock.pass(1_000);
    expect(await opened).toMatchObject({
      status: 'failed',
      failure: { status: 429, retryAt: expect.any(Number) as number },
    });
    expect(visited).toEqual([]);
    expect(errors().at(-1)).toMatchObject({ code: CODE, severity: 'error' });
  });

  it('refuses an unsafe address and reports it', async () => {
    const { bag, visited, errors } = setUp({ add: () => Promise.reject(new Error('full')) });
    const end = await bag.open({ ...ITEM, buyAgainUrl: 'http://shop.example.com/t/socks' });
    expect(end).toMatchObject({ status: 'failed', failure: { code: CODE } });
    expect(visited).toEqual([]);
    expect(errors()).toMatchObject([{ code: CODE, severity: 'error' }]);
  });

  it('opens the product page if the item has no article', async () => {
    const { bag, visited, events } = setUp({ add: () => CART });
    expect(await bag.open(createItem({ buyAgainUrl: PRODUCT }))).toBeUndefined();
    expect(visited).toEqual([PRODUCT]);
    expect(events.filter(({ name }) => name === 'orders-cart-add')).toEqual([]);
  });

  it('is uncertain if the page does not answer, and does not ask it again', async () => {
    let count = 0;
    const { bag, platform } = setUp({
      add: () => {
        count += 1;
        return new Promise(() => undefined);
      },
    });
    const opened = bag.open(ITEM);
    await platform.clock.pass(60_000);
    expect(await opened).toEqual({ status: 'uncertain' });
    expect(await bag.open(ITEM)).toEqual({ status: 'uncertain' });
    expect(count).toBe(1);
  });
});
