import type { Answer, SentRequest } from './exchange.js';
import { isDisabled, press } from './lookup-form.js';
import { createMember, createMemberService } from './member.js';
import { createWireGroup, createWireItem, createWireOrder } from './order.js';
import { find, get, placeTag, service, waitForText, type Attributes, type OrdersElement } from './page.js';
import { KNOWN } from './service.js';
import { until } from './until.js';

/** The answers of the service, by the beginning of the path; other paths are answered as for any member. */
export type ReturnAnswers = Readonly<Record<string, (request: SentRequest) => Answer>>;

export const DONE: Answer = {
  status: 202,
  json: { jobId: 'j1', status: 'COMPLETED', response: { returnOrderNumber: 'RT10000001' } },
};

/** The address of the order. */
export const HOME = {
  ...{ firstName: 'Robin', lastName: 'Doe', address1: '1 Main Street', city: 'Portland' },
  ...{ state: 'OR', zipCode: '97201', country: 'US' },
};

interface ReturnScene {
  readonly answers?: ReturnAnswers;
  readonly attributes?: Attributes;
  readonly order?: Readonly<Record<string, unknown>>;
  readonly pieces?: number;
}

/** A wizard for a member's order whose single line, a shirt for 80, is exchangeable. */
export async function placeWizard({
  answers = {},
  attributes,
  order,
  pieces = 1,
}: ReturnScene): Promise<OrdersElement> {
  const item = {
    ...createWireItem({ isExchangeableFlag: true }),
    lineItemStatus: { status: 'delivered' },
    lineItemTransaction: { quantity: pieces, returnableQuantity: pieces, lineItemChargedPrice: 80 * pieces },
  };
  const wire = createWireOrder(KNOWN.orderNumber, {
    group: [createWireGroup('Delivered', [item])],
    shippingAddress: HOME,
    ...order,
  });
  const answerMember = createMemberService([wire]);
  // Drafts outlive a tag.
  sessionStorage.clear();
  service.take(/^\/(?:ship|store|help|notification)\//);
  service.answer((request) => {
    const [, answer] = Object.entries(answers).find(([path]) => request.path.startsWith(path)) ?? [];
    return answer?.(request) ?? answerMember(request);
  });
  const element = placeTag('orders-return-wizard', {
    attributes: { 'order-number': KNOWN.orderNumber, ...attributes },
    properties: { adapter: createMember() },
  });
  await waitForText(element, 'Training shirt');
  return element;
}

/** A reason of the market. */
export const REASON = '.reasons input[value=quality]';

/** Selects the line with a reason, to be returned or exchanged, and continues. */
export async function chooseLine(element: Element, operation?: 'return' | 'exchange'): Promise<void> {
  get<HTMLInputElement>(element, '.return-row input[type=checkbox]').click();
  await pick(element, REASON);
  if (operation) await pick(element, `.operation input[value=${operation}]`);
  await goOn(element);
}

/** Checks a radio button once it exists and is enabled. */
export async function pick(element: Element, selector: string): Promise<void> {
  const input = await until(() => find<HTMLInputElement>(element, `${selector}:enabled`), selector);
  input.click();
  await until(() => find<HTMLInputElement>(element, selector)?.checked, `${selector}, checked`);
}

/** The button that continues or submits. */
export const getAction = (element: Element) => get<HTMLButtonElement>(element, '.wizard-side .is-primary');

/** The reason why it is disabled, from its description; undefined if it is enabled. */
function findWhy(element: Element): string | undefined {
  const action = getAction(element);
  const why = element.shadowRoot?.getElementById(action.getAttribute('aria-describedby') ?? '');
  return isDisabled(action) ? why?.textContent.trim() : undefined;
}

export async function waitForWhy(element: Element, why: string | undefined): Promise<void> {
  await until(
    () => find(element, '.wizard-side .is-primary') && findWhy(element) === why,
    () => `${why}; it says: ${findWhy(element)}`,
  );
}

export async function goOn(element: Element): Promise<void> {
  await waitForWhy(element, undefined);
  await press(element, getAction(element).textContent.trim());
}

/** How many requests a path received. */
export function countSent(path: string): number {
  return service.requests.filter((request) => request.path.startsWith(path)).length;
}
