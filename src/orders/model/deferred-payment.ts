import type { SafeUrl } from '../../http/model/safe-url.js';

/** How a payment on hold is completed, as the service sends it; with `SafeUrl`, after the URL gate. */
export type DeferredPayment<Url extends string = string> =
  | { readonly kind: 'code'; readonly url: Url }
  | { readonly kind: 'form'; readonly form: PaymentForm<Url> };

/** A form that the shopper's browser sends to the provider. */
export interface PaymentForm<Url extends string = string> {
  readonly action: Url;
  readonly method: 'GET' | 'POST';
  readonly fields: readonly PaymentField[];
}

export interface PaymentField {
  readonly name: string;
  readonly value: string;
}

/** The facts that decide whether an order still has to be paid. */
export interface PaymentFacts {
  readonly payments: readonly { readonly type: string }[];
  readonly paymentApprovalId?: string;
  readonly deferredPayment?: DeferredPayment;
}

/** Payment types that are completed with the provider after the order was placed, and whether the provider's app scans QR codes. */
const SCANS_CODES: ReadonlyMap<string, boolean> = new Map([
  ['wechat', true],
  ['alipay', true],
  ['unionpay', true],
  ['realtime_bank', false],
  ['klarna', false],
  ['tenpay', false],
]);

/** The type of an order's deferred payment; absent if it has none. */
export function findDeferredType({ payments }: Pick<PaymentFacts, 'payments'>): string | undefined {
  return payments.find(({ type }) => SCANS_CODES.has(type))?.type;
}

/** Whether the order still has to be paid through the provider. A service may send no payment before the shopper has paid. */
export function isPaymentDue(order: PaymentFacts): boolean {
  const isOnHold = order.paymentApprovalId !== undefined || order.deferredPayment !== undefined;
  return isOnHold && (order.payments.length === 0 || findDeferredType(order) !== undefined);
}

/** A QR code is for a second device; on the phone itself, its address is opened instead. */
export function isCodeShown(type: string | undefined, isMobile: boolean): boolean {
  return !isMobile && SCANS_CODES.get(type ?? '') === true;
}

/** The fields that a form sends. A GET form drops the query of its address, so its parameters are added as fields. */
export function listFormFields({ action, method, fields }: PaymentForm): readonly PaymentField[] {
  if (method === 'POST') return fields;
  const queryFields = [...new URL(action).searchParams].map(([name, value]) => ({ name, value }));
  return [...queryFields, ...fields];
}

/** The address that a GET form leads to; absent for POST, which no address can replace. */
export function findFormUrl(form: PaymentForm<SafeUrl>): SafeUrl | undefined {
  if (form.method === 'POST') return undefined;
  const url = new URL(form.action);
  url.search = new URLSearchParams(listFormFields(form).map(({ name, value }) => [name, value])).toString();
  return url.href as SafeUrl;
}
