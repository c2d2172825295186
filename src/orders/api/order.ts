import * as z from 'zod/mini';
import type { Order, OrderKind, UnreadableBlock, Payment, OrderContact } from '../model/order.js';
import {
  optionalBlock,
  blocksSchema,
  createBlockReader,
  toPresentFields,
  type BlockReader,
  type OnUnreadable,
  toAmount,
  toDate,
  toText,
  toCurrency,
  optionalStringField,
  optionalUrlField,
  enumField,
  optionalEnumField,
  optionalField,
  optionalValueField,
  optionalFlagField,
  optionalTextField,
} from '../../http/read/wire-fields.js';
import { NO_DETAILS, type DetailReader } from './in-full/detail-reader.js';
import { createParcelFinder } from './parcel-finder.js';
import { SchemaFailure } from '../../http/errors.js';
import { toAddress, contactSchema, phoneSchema } from './to-address.js';
import { toOrderGroups } from './to-order-groups.js';
import { toSums, transactionSchema } from './to-sums.js';

const KINDS = {
  SALES_ORDER: 'sales',
  RETURN_ORDER: 'return',
  PARTNER_SALES_ORDER: 'partner',
  unknown: 'unknown',
} as const satisfies Record<string, OrderKind>;

/** Used if the server sends no currency (orders area, section 3). */
const DEFAULT_CURRENCY = 'USD';

/** Used if the server sends no region (orders area, section 3). */
const DEFAULT_REGION = 'NIKEUS';

export type CreateDetails = (read: BlockReader) => DetailReader;

const optionalTransactionSchema = optionalBlock(transactionSchema);

/**
 * Converts an order from the order service to the order model. An unreadable block or value is left out and listed in `unreadable`; the
 * rest is kept. Values are copied field by field into new objects: no key of the answer becomes a key of the model, `__proto__` in
 * particular. Reads only what a list shows, and what `createDetails` adds; `contract/wire-order.ts` has the whole shape.
 *
 * @throws SchemaFailure only if there is nothing to show: no object, or no order number
 */
export function toOrder(
  wire: unknown,
  createDetails: CreateDetails = () => NO_DETAILS,
  onUnreadable?: OnUnreadable,
): Order {
  if (!isRecord(wire)) throw new SchemaFailure('');
  const head = orderHeadSchema.safeParse(wire);
  if (!head.success) throw new SchemaFailure('orderNumber');

  const unreadable: UnreadableBlock[] = [];
  const report = (block: UnreadableBlock): void => {
    unreadable.push(block);
    onUnreadable?.(block.path);
  };
  const read = createBlockReader((path) => report({ path }));
  const details = createDetails(read);
  const kind = KINDS[read(orderTypeSchema, wire, '')?.orderType ?? 'unknown'];
  const transaction = read(transactionSchema, wire['transaction'], 'transaction');
  return toPresentFields({
    ...toHead(head.data),
    kind,
    currency: toCurrency(head.data.currency, 'currency', report) ?? DEFAULT_CURRENCY,
    placedAt: toDate(transaction?.orderDate, 'transaction.orderDate', read),
    total: toAmount(transaction?.orderTotal, 'transaction.orderTotal', read),
    sums: transaction ? toSums(transaction, 'transaction', read) : {},
    alternate: toAlternate(toCurrency(head.data.currencyAlt, 'currencyAlt', report), wire['transactionAlt'], read),
    message: toText(transaction?.message),
    groups: toOrderGroups(wire['group'], {
      read,
      details,
      kind,
      findParcel: createParcelFinder(wire['shipments'], read),
      isCancellationPending: head.data.pendingModification?.type === 'CANCEL',
    }),
    payments: toPayments(wire['payment'], read),
    shippingAddress: toAddress(wire['shippingAddress'], 'shippingAddress', read),
    storeAddress: toAddress(wire['storeAddress'], 'storeAddress', read),
    pickupAddress: toAddress(wire['pickupAddress'], 'pickupAddress', read),
    contact: toOrderContact(wire),
    ...details.readOrder(wire),
    unreadable,
  });
}

/** Top-level fields of an order; a missing one is not reported as unreadable. */
function toHead(head: z.output<typeof orderHeadSchema>) {
  return {
    orderNumber: head.orderNumber,
    isStoreOrder: head.orderClassification === 'STORE',
    isGlobalStoreOrder: head.isGlobalStoreOrder ?? false,
    subStatus: toText(head.fullOrderStatus?.subStatus),
    paymentApprovalId: head.paymentHoldFlag ? toText(head.paymentApprovalId) : undefined,
    legacyPaymentUrl: toText(head.legacyPaymentUrl),
    shouldRefresh: head.shouldRefresh ?? false,
    ageSeconds: Math.max(0, head.age ?? 0),
    regionReference: head.regionReference ?? DEFAULT_REGION,
  };
}

/** The total in a second currency; absent unless both currency and total were sent. */
function toAlternate(currency: string | undefined, wire: unknown, read: BlockReader): Order['alternate'] {
  const transaction = read(optionalTransactionSchema, wire, 'transactionAlt');
  const total = toAmount(transaction?.orderTotal, 'transactionAlt.orderTotal', read);
  return currency && total !== undefined ? { currency, total } : undefined;
}

function isRecord(wire: unknown): wire is Readonly<Record<string, unknown>> {
  return typeof wire === 'object' && wire !== null && !Array.isArray(wire);
}

/** The payments of an order, each read on its own. A payment without a type is left out, because it cannot be identified. */
function toPayments(wire: unknown, read: BlockReader): Payment[] {
  return (read(blocksSchema, wire, 'payment') ?? []).flatMap((block, index) => {
    const payment = read(paymentSchema, block, `payment[${index}]`);
    if (!payment) return [];
    return [
      toPresentFields({
        type: payment.paymentType.trim().toLowerCase(),
        displayNumber: toText(payment.paymentDisplayNumber),
        image: toText(payment.paymentTypeImageUrl),
      }),
    ];
  });
}

export const paymentSchema = z.object({
  paymentType: z.string().check(z.minLength(1)),
  paymentDisplayNumber: optionalStringField,
  paymentTypeImageUrl: optionalUrlField,
});

/** Top-level fields of an order. The order number is the only field without which the whole answer fails. */
export const orderHeadSchema = z.object({
  orderNumber: z.string().check(z.minLength(1)),
  orderClassification: optionalEnumField(['STANDARD', 'CONSUMER', 'STORE']),
  currency: optionalValueField(z.string()),
  currencyAlt: optionalValueField(z.string()),
  shouldRefresh: optionalFlagField,
  age: optionalField(z.number()),
  fullOrderStatus: optionalField(z.object({ subStatus: optionalTextField })),
  isGlobalStoreOrder: optionalFlagField,
  regionReference: optionalStringField,
  paymentApprovalId: optionalStringField,
  paymentHoldFlag: optionalFlagField,
  legacyPaymentUrl: optionalUrlField,
  pendingModification: optionalField(z.object({ type: z.string() })),
});

/** Separate from the head, because an order of unknown type can still be shown. */
export const orderTypeSchema = z.object({
  orderType: enumField(['RETURN_ORDER', 'SALES_ORDER', 'PARTNER_SALES_ORDER']),
});

/** The places in an order that name the customer. */
export const orderContactSchema = z.object({
  authorizationInfo: optionalField(contactSchema),
  userInfo: optionalField(z.object({ phoneNumber: optionalField(phoneSchema) })),
  contactInformation: optionalField(contactSchema),
});

/** The customer's contact, each part from the first place that has it. It is never shown, so it is not reported as unreadable. */
export function toOrderContact(wire: unknown): OrderContact {
  const { data } = orderContactSchema.safeParse(wire);
  const contacts = [data?.authorizationInfo, data?.userInfo, data?.contactInformation].map(readContact);
  return toPresentFields({
    email: contacts.find(({ email }) => email)?.email,
    phoneNumber: contacts.find(({ phoneNumber }) => phoneNumber)?.phoneNumber,
    dayPhoneNumber: contacts[0]?.dayPhoneNumber,
  });
}

/** The contact from one place; an empty text counts as absent. */
function readContact(contact: Partial<z.output<typeof contactSchema>> | null | undefined): OrderContact {
  const { email, dayPhoneNumber, phoneNumber: phone } = contact ?? {};
  const phoneNumber = typeof phone === 'string' ? phone : phone?.subscriberNumber;
  return toPresentFields({
    email: email || undefined,
    phoneNumber: phoneNumber || undefined,
    dayPhoneNumber: dayPhoneNumber || undefined,
  });
}
