import { press } from './lookup-form.js';
import { createMemberService } from './member.js';
import { createWireGroup, createWireItem, createWireOrder } from './order.js';
import { find, service, waitForText } from './page.js';
import { until } from './until.js';

/** Final refusals: cancelled already, or too late. */
export const REFUSALS = [
  {
    orderNumber: 'US10000004',
    message: 'Order is already in cancelled status',
    says: 'Your order is canceled',
  },
  {
    orderNumber: 'US10000005',
    message: 'The order is in a state where the requested operation cannot be performed.',
    says: 'This order can no longer be canceled',
  },
] as const;

export type Refusal = (typeof REFUSALS)[number];

/** From now on the service has an order that can be cancelled, and refuses it with this message. */
export function answerCancel({ orderNumber, message }: Refusal): void {
  const group = {
    ...createWireGroup('Order placed', [createWireItem()]),
    isCancellable: true,
    actions: { cancel: {} },
  };
  const order = createWireOrder(orderNumber, { group: [group] });
  const placed = { ...order, transaction: { ...order.transaction, orderDate: new Date().toISOString() } };
  const answerMember = createMemberService([placed]);
  service.answer((request) =>
    request.path.includes('/cancelOrder')
      ? { status: 422, json: { errors: [{ code: 'REFUSED', message }] } }
      : answerMember(request),
  );
}

/** Cancels the displayed order, and waits for the message. */
export async function pressCancel(element: Element, { says }: Refusal): Promise<void> {
  await press(element, 'Cancel order');
  await until(() => find(element, 'dialog .is-primary'), 'the dialog');
  find<HTMLButtonElement>(element, 'dialog .is-primary')?.click();
  await waitForText(element, says);
}
