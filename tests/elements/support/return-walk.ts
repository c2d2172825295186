import { press } from './lookup-form.js';
import { createMadeReturn, RETURN_NUMBER } from './made-return.js';
import { createMemberService } from './member.js';
import { createWireOrder } from './order.js';
import { find, service, waitForText } from './page.js';
import { KNOWN } from './service.js';
import { until } from './until.js';

/** The order's return is there as soon as it was submitted: the area opens it by itself. */
export function answerReturns(): void {
  const answerMember = createMemberService([createWireOrder(KNOWN.orderNumber), createMadeReturn()]);
  service.answer((request) =>
    request.path.includes('/user_return_captures')
      ? { status: 202, json: { jobId: 'j1', status: 'COMPLETED', response: { returnOrderNumber: RETURN_NUMBER } } }
      : answerMember(request),
  );
}

/** Returns the first item of the order. */
export async function submitReturn(element: Element, observe: (element: Element) => void): Promise<void> {
  await waitForText(element, 'Training shirt');
  observe(element);
  find<HTMLInputElement>(element, '.return-row input')?.click();
  (await until(() => find<HTMLInputElement>(element, '.reasons input'), 'the reasons')).click();
  await press(element, 'Add a note');
  await until(() => find(element, 'textarea'), 'room for words');
  observe(element);
  await press(element, 'Continue (1)');
  const method = await until(() => find<HTMLInputElement>(element, '.method input'), 'a return method');
  method.click();
  observe(element);
  await press(element, 'Submit return');
  await waitForText(element, 'View your return');
}

/** Not the return that an order was given before: the page would still know that one. */
export const CANCELLABLE_RETURN = 'RT10000002';

/** From now on the service has a return that can be cancelled, and cancels it. */
export function answerReturnCancel(): void {
  const { group, ...made } = createMadeReturn({ orderNumber: CANCELLABLE_RETURN });
  const groups = group.map((part) => ({ ...part, actions: { cancelReturn: {} } }));
  const answerMember = createMemberService([{ ...made, group: groups }]);
  service.answer((request) =>
    request.path.includes('/user_return_cancellations')
      ? { status: 202, json: { jobId: 'j1', status: 'COMPLETED' } }
      : answerMember(request),
  );
}

/** Cancels the displayed return, and waits for the message. */
export async function pressCancelReturn(element: Element): Promise<void> {
  await press(element, 'Cancel return');
  await until(() => find(element, 'dialog .is-primary'), 'the dialog');
  find<HTMLButtonElement>(element, 'dialog .is-primary')?.click();
  await waitForText(element, 'Your return is canceled');
}
