import type { SafeUrl } from '../../http/model/safe-url.js';

/** What the service says of how a payment on hold is completed; with `SafeUrl`, what passed the gate. */
export type DeferredPayment<Url extends string = string> =
  { readonly kind: 'code'; readonly url: Url } | { readonly kind: 'form'; readonly form: PaymentForm<Url> };

/** Something to be sent to the provider from the shopper's own browser. */
export interface PaymentForm<Url extends string = string> {
  readonly action: Url;
  readonly method: 'GET' | 'POST';
  readonly fields: readonly PaymentField[];
}

export interface PaymentField {
  readonly name: string;
  readonly value: string;
}

/** What decides whether an order waits to be paid. */
export interface PaymentFacts {
  readonly payments: readonly { readonly type: string }[];
  readonly paymentApprovalId?: string;
  readonly deferredPayment?: DeferredPayment;
}

/** Payments that are completed with the provider after the order was placed, and whether its app scans codes. */
const SCANS_CODES: ReadonlyMap<string, boolean> = new Map([
  ['wechat', true],
  ['alipay', true],
  ['unionpay', true],
  ['realtime_bank', false],
  ['klarna', false],
]);

/** The payment of an order that is completed with its provider, by its type; absent where there is none. */
export function findDeferredType({ payments }: Pick<PaymentFacts, 'payments'>): string | undefined {
  return payments.find(({ type }) => SCANS_CODES.has(type))?.type;
}

/** The order waits for a payment that is completed with its provider. */
export function isPaymentDue(order: PaymentFacts): boolean {
  const isOnHold = order.paymentApprovalId !== undefined || order.deferredPayment !== undefined;
  return isOnHold && findDeferredType(order) !== undefined;
}

/** A code is for the phone in the shopper's other hand: on the phone itself its address is followed. */
export function isCodeShown(type: string | undefined, isMobile: boolean): boolean {
  return !isMobile && SCANS_CODES.get(type ?? '') === true;
}

/**
 * What a form sends. Sent by GET, a form drops the query of its own address: what stands there is sent along.
 */
export function listFormFields({ action, method, fields }: PaymentForm): readonly PaymentField[] {
  if (method === 'POST') return fields;
  const own = [...new URL(action).searchParams].map(([name, value]) => ({ name, value }));
  return [...own, ...fields];
}

/** The address that a form sent by GET leads to; absent for one by POST, which no address replaces. */
export function findFormUrl(form: PaymentForm<SafeUrl>): SafeUrl | undefined {
  if (form.method === 'POST') return undefined;
  const url = new URL(form.action);
  url.search = new URLSearchParams(listFormFields(form).map(({ name, value }) => [name, value])).toString();
  return url.href as SafeUrl;
}
