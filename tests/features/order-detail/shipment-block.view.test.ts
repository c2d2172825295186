import { createElement } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listShipments } from '../../../src/features/order-detail/model/order-shipments.js';
import { chooseWords } from '../../../src/features/order-detail/model/order-words.js';
import { ShipmentBlock } from '../../../src/features/order-detail/shipment-block.js';
import type { DisplayStatus, Order, OrderItem } from '../../../src/orders/model/order.js';
import { forgetPage } from '../../support/forget-page.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';
import { renderView } from '../../support/render-view.js';

beforeEach(forgetPage);

interface OpenOptions {
  readonly others?: number;
  readonly otherItems?: readonly OrderItem[];
  readonly order?: Partial<Order>;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** The first shipment of an order; the others have one line each. */
function open(items: readonly OrderItem[], { others = 0, otherItems = [createItem()], ...more }: OpenOptions = {}) {
  const groups = [createGroup({ items }), ...Array.from({ length: others }, () => createGroup({ items: otherItems }))];
  const order = createOrder({ groups, ...more.order });
  const [shipment] = listShipments(order);
  if (!shipment) throw new Error('The order has no shipment.');
  const words = chooseWords(order, { headline: '', cancel: undefined, hasPaymentPanel: false, pickup: undefined });
  return renderView(() => createElement(ShipmentBlock, { order, shipment, words }), {
    attributes: more.attributes ?? {},
  });
}

const listLines = (count: number) =>
  Array.from({ length: count }, (_, index) => createItem({ key: String(index), title: `Shoe ${index + 1}` }));

describe('a shipment of an order', () => {
  it('shows a line with its price, and the higher list price for readers', async () => {
    const view = await open([createItem({ title: 'Trail shoe', size: '9', price: 80, listPrice: 120.5 })]);
    expect(view.text()).toContain('Trail shoe');
    expect(view.find('.item-price')?.textContent).toMatch(/\$80\.00.*\$120\.50/);
    expect(view.find('.item-price s')?.textContent).toBe('$120.50');
  });

  it('numbers the shipment only if there are several', async () => {
    expect((await open([createItem()], { others: 1 })).text()).toContain('Shipment 1 of 2');
    expect((await open([createItem()])).text()).not.toContain('Shipment 1');
  });

  it('calls a return by its name beside a shipment, which needs no number then', async () => {
    const view = await open([createItem({ status: 'returnInProcess' })], { others: 1 });
    expect(view.find('.shipment-count')?.textContent).toBe('Return');
    const alone = await open([createItem({ status: 'returnInProcess' })]);
    expect(alone.find('.shipment-count')).toBeNull();
  });

  it('numbers the returns if there are several', async () => {
    const returned = [createItem({ status: 'returnInProcess' })];
    const view = await open(returned, { others: 1, otherItems: returned });
    expect(view.find('.shipment-count')?.textContent).toBe('Return 1 of 2');
  });

  it('states the status of each line where the lines differ', async () => {
    const one = createItem({ key: '1', status: 'shipped' });
    expect((await open([one])).find('.item-status')).toBeNull();
    const view = await open([one, createItem({ key: '2', status: 'cancelled', tone: 'critical' })]);
    expect(view.text()).toMatch(/Shipped.*Canceled/);
  });

  it('states the delivery of each line where the lines differ, unless the heading states it', async () => {
    const expected = (estimatedDelivery: string) => createItem({ key: estimatedDelivery, estimatedDelivery });
    const lines = ['Arrives Tue, Nov 24', 'Arrives Wed, Nov 25'].map(expected);
    const view = await open(lines, { attributes: { flags: 'enableEdd' } });
    expect(view.find('.items')?.textContent).toContain('Arrives Wed, Nov 25');
    expect(view.find('.items')?.textContent).not.toContain('Arrives Tue, Nov 24');
  });

  it('draws tracking as a button until the shipment is delivered', async () => {
    const parcels = [{ number: 'PX1', itemKeys: ['0001'], trackingUrl: 'https://carrier.example/1', events: [] }];
    const findTrack = async (status: DisplayStatus) => {
      const items = [createItem({ status })];
      return (await open(items, { others: 1, otherItems: items, order: { parcels } })).find('.track > a');
    };
    expect((await findTrack('shipped'))?.className).toContain('is-secondary');
    expect((await findTrack('delivered'))?.className).toContain('is-text');
  });

  it('shows the first lines of a longer order, then all, announces them and moves the focus to the first new one', async () => {
    const view = await open(listLines(6));
    expect(view.find('.item:not(.is-folded):nth-child(3)')).not.toBeNull();
    expect(view.find('.item.is-folded:nth-child(4)')?.textContent).toContain('Shoe 4');
    await view.press('Show all 6 items');
    expect(view.find('.is-folded')).toBeNull();
    expect(view.page.platform.announcements).toEqual(['3 more items shown.']);
    const added = view.find('.item:nth-child(4)');
    expect((added?.getRootNode() as ShadowRoot).activeElement).toBe(added);
  });

  it('adds the rest of a very long shipment by the hundred', async () => {
    const view = await open(listLines(130));
    expect(view.text()).toContain('Shoe 120');
    expect(view.text()).not.toContain('Shoe 121');
    await view.press('Show 117 of 127 more items');
    await view.press('Show 10 of 10 more items');
    expect(view.text()).toContain('Shoe 130');
    expect(view.page.platform.announcements).toEqual(['117 more items shown.', '10 more items shown.']);
    const added = view.find('.item:nth-child(121)');
    expect(added?.textContent).toContain('Shoe 121');
    expect((added?.getRootNode() as ShadowRoot).activeElement).toBe(added);
  });

  it('leads to the shop only from lines that are no longer under way', async () => {
    const buyAgainUrl = 'https://shop.example/t/shoe';
    const openWith = (status: DisplayStatus) => open([createItem({ status, buyAgainUrl })]);
    for (const status of ['delivered', 'pickedUp', 'cancelled', 'returnCompleted'] as const) {
      expect((await openWith(status)).text()).toContain('Buy again');
    }
    for (const status of ['ordered', 'shipped', 'readyForPickUp', 'cancellationPending', 'unknown'] as const) {
      expect((await openWith(status)).text()).not.toContain('Buy again');
    }
  });

  describe('the number of a parcel', () => {
    const parcels = [{ number: 'PX1', itemKeys: ['0001'], carrier: 'UPS', events: [] }];

    function mockClipboard(writeText: (text: string) => Promise<void>): void {
      vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as Clipboard);
      onTestFinished(() => void vi.restoreAllMocks());
    }

    it('stands with its carrier and can be copied, which is shown and announced', async () => {
      const copied: string[] = [];
      mockClipboard((text) => Promise.resolve(void copied.push(text)));
      const view = await open([createItem()], { order: { parcels } });
      expect(view.find('.parcel-numbers li')?.textContent).toBe('UPSTracking number PX1Copy');
      await view.press('Copy');
      expect(copied).toEqual(['PX1']);
      expect(view.button('Copy').getAttribute('aria-label')).toBe('Copy, PX1');
      expect(view.text()).toContain('Copied');
      expect(view.page.platform.announcements).toEqual(['Copied']);
      await view.settle(5_000);
      expect(view.text()).not.toContain('Copied');
    });

    it('can be selected instead if the browser does not copy it', async () => {
      mockClipboard(() => Promise.reject(new Error('NotAllowedError')));
      const view = await open([createItem()], { order: { parcels } });
      await view.press('Copy');
      expect(view.text()).toContain("Couldn't copy. Select the number instead.");
      expect(view.page.platform.announcements).toEqual(["Couldn't copy. Select the number instead."]);
    });

    it('is not copied on a shared device, and not shown for a return within its order', async () => {
      mockClipboard(() => Promise.resolve());
      const kiosk = await open([createItem()], { order: { parcels }, attributes: { kiosk: '' } });
      expect(kiosk.text()).toContain('PX1');
      expect(kiosk.find('.parcel-numbers button')).toBeNull();
      const returned = await open([createItem({ status: 'returnInProcess' })], { order: { parcels } });
      expect(returned.text()).not.toContain('PX1');
    });
  });

  it('tells the sizes of a product apart in the names of its actions', async () => {
    const size = (size: string) =>
      createItem({ key: size, title: 'Trail shoe', size, status: 'delivered', buyAgainUrl: 'https://shop.example/t' });
    const view = await open([size('9'), size('10')]);
    expect(view.button('Buy again Trail shoe, Size 9')).not.toBe(view.button('Buy again Trail shoe, Size 10'));
  });

  it('tells the lines that two shipments show on request apart', async () => {
    const view = await open(listLines(130), { others: 1 });
    const [name] = [...(view.find('.shipment')?.querySelectorAll('button') ?? [])]
      .map((button) => button.getAttribute('aria-label') ?? '')
      .filter((label) => label.startsWith('Show'));
    expect(name).toMatch(/^Show \d+ of \d+ more items · Shipment 1 of 2$/);
  });
});
