import { goTo, waitForScreen } from './area.js';
import { press } from './lookup-form.js';
import { createMember, createMemberService } from './member.js';
import { createWireGroup, createWireItem, createWireOrder } from './order.js';
import { find, placeTag, service, waitForText, type OrdersElement } from './page.js';
import { until } from './until.js';

/** An order of which some items can be cancelled. */
const PARTLY_CANCELLABLE = 'US10000031';

const LINES = [
  { orderLineKey: 'L1', cancellableQuantity: 1 },
  { orderLineKey: 'L2', cancellableQuantity: 0 },
];

/** From now on the service has that order, and cancels one item of it at once. */
function answerPartialCancel(): void {
  const group = {
    ...createWireGroup(
      'Order placed',
      LINES.map((line) => ({
        ...createWireItem(),
        simpleStatus: 'ORDERED',
        lineItemStatus: { status: 'ordered' },
        ...line,
      })),
    ),
    isCancellable: true,
    actions: { cancel: {} },
  };
  const order = createWireOrder(PARTLY_CANCELLABLE, { group: [group] });
  const placed = { ...order, transaction: { ...order.transaction, orderDate: new Date().toISOString() } };
  const answerMember = createMemberService([placed]);
  const response = { lines: [{ orderLineKey: 'L1', quantity: 1, status: 'CANCELLED' }] };
  service.answer((request) =>
    request.path.includes('/cancelOrder')
      ? { status: 202, json: { jobId: 'job-1', status: 'COMPLETED', response } }
      : answerMember(request),
  );
}

/** Opens the dialog of the displayed order, and chooses its first item. */
export async function chooseFirstItem(element: Element): Promise<void> {
  await press(element, 'Cancel order');
  await until(() => find(element, 'dialog input[value=items]'), 'the choice');
  find<HTMLInputElement>(element, 'dialog input[value=items]')?.click();
  await until(() => find(element, 'dialog input[type=checkbox]'), 'the items');
  find<HTMLInputElement>(element, 'dialog input[type=checkbox]')?.click();
  await until(() => find(element, 'dialog .is-primary:not([aria-disabled])'), 'the enabled button');
}

/** Cancels that item, and waits for the result. */
async function pressCancelItems(element: Element): Promise<void> {
  await chooseFirstItem(element);
  find<HTMLButtonElement>(element, 'dialog .is-primary')?.click();
  await waitForText(element, 'The selected items are canceled');
}

/** Cancels an item of an order that stands alone. */
export async function walkPartialCancel(): Promise<OrdersElement> {
  const element = placePartlyCancellable();
  await pressCancelItems(element);
  return element;
}

export function placePartlyCancellable(flags = 'enablePartialCancel'): OrdersElement {
  answerPartialCancel();
  const attributes = { 'order-number': PARTLY_CANCELLABLE, flags };
  return placeTag('orders-detail', { attributes, properties: { adapter: createMember() } });
}

/** Cancels an item of an order in the area. */
export async function cancelItemsInArea(area: Element): Promise<void> {
  answerPartialCancel();
  goTo(area, `/sales/${PARTLY_CANCELLABLE}/`);
  const detail = await waitForScreen(area, 'orders-detail');
  await waitForText(detail, PARTLY_CANCELLABLE);
  await pressCancelItems(detail);
}
