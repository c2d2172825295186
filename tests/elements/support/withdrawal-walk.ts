import { enterText } from './enter-text.js';
import { press } from './lookup-form.js';
import { createMemberService } from './member.js';
import { createWireOrder } from './order.js';
import { find, placeTag, service, waitForText } from './page.js';
import { KNOWN } from './service.js';
import { until } from './until.js';

const PATH = '/order_mgmt/withdrawals/';

/** A receipt of the service. */
export const RECEIPT = {
  withdrawalId: 'WD10000001',
  receivedAt: '2026-11-21T12:00:00Z',
  sentTo: 'g***@example.com',
} as const;

/** The service has the order, and this answer for a statement. */
export function answerStatements(answer: { readonly status: number; readonly json: unknown }): void {
  const answerMember = createMemberService([createWireOrder(KNOWN.orderNumber)]);
  service.answer((request) => (request.path.includes(PATH) ? answer : answerMember(request)));
}

/** Types into the form as a shopper does. */
export async function fillInStatement(element: Element, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    const input = await until(() => find<HTMLInputElement>(element, `input[name=${name}]`), `the field ${name}`);
    enterText(input, text);
  }
}

/** Goes on to the second step, and confirms the statement, in any language. */
export async function confirmStatement(element: Element): Promise<void> {
  (await until(() => find(element, 'form .is-primary:not([aria-disabled])'), 'a statement without gaps')).click();
  (await until(() => find(element, '.withdrawal-actions .is-primary'), 'the statement to confirm')).click();
}

/** Not offered, empty, with items, failed, sent, ended. */
export async function walkWithdrawal(member: object, observe: (element: Element) => void): Promise<void> {
  answerStatements({ status: 429, json: { errors: [{ code: 'THROTTLED', message: '' }] } });
  const element = placeTag('orders-withdrawal', { attributes: { country: 'us' }, properties: { adapter: {} } });
  await waitForText(element, "It isn't offered");
  observe(element);
  element.setAttribute('country', 'de');
  await until(() => find(element, 'form'), 'the form');
  observe(element);
  element.adapter = member;
  element.setAttribute('order-number', KNOWN.orderNumber);
  await until(() => find(element, '.withdrawal-items'), 'the items of the order');
  await fillInStatement(element, { name: 'Robin Doe', email: KNOWN.email });
  observe(element);
  await confirmStatement(element);
  await waitForText(element, "Your statement wasn't sent");
  observe(element);
  answerStatements({ status: 201, json: RECEIPT });
  await press(element, 'Try again');
  await waitForText(element, RECEIPT.withdrawalId);
  observe(element);
  element.endSession();
  await until(() => find(element, 'form'), 'a fresh form');
  observe(element);
}
