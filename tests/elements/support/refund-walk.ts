import { enterText } from './enter-text.js';
import { createMemberService } from './member.js';
import { createWireOrder } from './order.js';
import { find, placeTag, service, waitForText } from './page.js';
import { press } from './lookup-form.js';
import { KNOWN } from './service.js';
import { until } from './until.js';

/** The account that a shopper types. */
export const ACCOUNT = { firstName: 'Robin', lastName: 'Doe', iban: 'nl91 abna 0417 1643 00' } as const;

const PATH = '/order_mgmt/bank_refund/';

/** The service returns the order, and this answer for its account. */
export function answerRefunds(answer: { readonly status: number; readonly json: unknown }): void {
  const answerMember = createMemberService([createWireOrder(KNOWN.orderNumber)]);
  service.answer((request) => (request.path.includes(PATH) ? answer : answerMember(request)));
}

/** Types into the form as a shopper does, and waits until it can be sent. */
export async function fillInAccount(element: Element, account: Partial<typeof ACCOUNT> = ACCOUNT): Promise<void> {
  for (const [name, text] of Object.entries(account)) {
    const input = await until(() => find<HTMLInputElement>(element, `input[name=${name}]`), `the field ${name}`);
    enterText(input, text);
  }
}

/** Continues from the explanation to the form, and sends it, whatever the language. */
export async function submitAccount(element: Element): Promise<void> {
  const go = await until(() => find(element, '.refund-steps ~ .is-primary'), 'the way to the form');
  go.click();
  await fillInAccount(element);
  const send = await until(() => find(element, 'form .is-primary:not([aria-disabled])'), 'a form that can be sent');
  send.click();
}

/** Signed out, explained, typed, failed, sent, continued, ended. */
export async function walkBankRefund(member: object, observe: (element: Element) => void): Promise<void> {
  const guest = { signIn: () => undefined, navigate: () => undefined };
  const attributes = { 'order-number': KNOWN.orderNumber };
  const element = placeTag('orders-bank-refund', { attributes, properties: { adapter: guest } });
  await press(element, 'Sign in');
  observe(element);
  answerRefunds({ status: 429, json: { errors: [{ code: 'THROTTLED', message: '' }] } });
  element.adapter = member;
  await submitAccount(element);
  await waitForText(element, 'Form Not Submitted');
  observe(element);
  answerRefunds({ status: 200, json: { data: {} } });
  await press(element, 'Try again');
  await waitForText(element, "We've got your bank details");
  observe(element);
  find<HTMLAnchorElement>(element, 'a.is-primary')?.click();
  service.answer(() => ({ status: 401, json: {} }));
  element.endSession();
  await waitForText(element, 'Please sign in again');
  observe(element);
}
