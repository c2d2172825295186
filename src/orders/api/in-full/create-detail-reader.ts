import * as z from 'zod/mini';
import type {
  Barcode,
  ItemDetails,
  OrderDetails,
  OrderDocument,
  Parcel,
  ParcelEvent,
  ReturnRefusal,
} from '../../model/order-details.js';
import {
  toDate,
  toOrderDate,
  toAmount,
  toText,
  blocksSchema,
  optionalBlock,
  toPresentFields,
  type BlockReader,
  type OnUnreadable,
  optionalEnumField,
  optionalStringField,
  amountField,
  countField,
  dateField,
  optionalField,
  optionalValueField,
  textField,
  optionalFlagField,
  optionalTextField,
  optionalUrlField,
} from '../../../http/read/wire-fields.js';
import type { Tone } from '../../model/tone.js';
import type { DetailReader } from './detail-reader.js';
import { toDeferredPayment, deferredPaymentDataSchema } from '../to-deferred-payment.js';
import { toSums, transactionSchema } from '../to-sums.js';
import { SENT_TONES } from '../tones.js';
import type { ShipFrom, ShipFromContact } from '../../../addresses/model/ship-from.js';
import { contactSchema, toAddress, addressSchema } from '../to-address.js';
import type { Order } from '../../model/order.js';
import { toOrder } from '../order.js';
import { shipmentSchema } from '../parcel-finder.js';

/** Some services send a colour name instead of a status word; this maps it to the closest of the four tones. */
const TONES_BY_WORD: ReadonlyMap<string, Tone> = new Map(
  Object.entries<Tone>({
    ...SENT_TONES,
    ...{ grey: 'neutral', gray: 'neutral', black: 'neutral' },
    ...{ green: 'success', orange: 'progress', yellow: 'progress', red: 'critical' },
  }),
);

type WireDetails = z.output<typeof orderDetailsSchema>;

const optionalBlocksSchema = optionalBlock(blocksSchema);
const optionalTransactionSchema = optionalBlock(transactionSchema);

/**
 * Reads what only an order's own screen shows. Blocks that lists need as well are read, and reported if unreadable, by `toOrder`; they
 * are read again here for the additional fields, without reporting them a second time.
 */
function createDetailReader(read: BlockReader): DetailReader {
  return {
    readOrder(wire) {
      const { data } = orderDetailsSchema.safeParse(wire);
      const alternate = optionalTransactionSchema.safeParse(wire['transactionAlt']).data;
      return {
        ...(data && toOrderDetails(data)),
        ...toPresentFields({
          parcels: toParcels(wire['shipments']),
          isPaidInInstalments: isPaidInInstalments(wire['payment']),
          shipFrom: toShipFrom(wire['shipFrom'], read),
          documents: toDocuments(wire['documents'], read),
          alternateSums: alternate ? toSums(alternate, 'transactionAlt', read) : undefined,
        }),
      };
    },
    readGroup(block) {
      const { data } = groupDetailsSchema.safeParse(block);
      const { returnDisableReasonAction, cancelReturn } = data?.actions ?? {};
      return toPresentFields({
        listedReturnNumber: toText(data?.returnOrderNumber),
        exchangeNumber: toText(data?.exchangeOrderNumber),
        returnRefusal: toRefusal(returnDisableReasonAction),
        isReturnCancellable: Boolean(cancelReturn) || undefined,
      });
    },
    readItem(block, at) {
      const { data } = itemDetailsSchema.safeParse(block);
      return data ? toItemDetails(data, at, read) : {};
    },
  };
}

function toOrderDetails(data: WireDetails): OrderDetails {
  return toPresentFields({
    pendingModification: toText(data.pendingModification?.type),
    showsBarcode: data.showBarcodeFlag ?? undefined,
    barcode: toBarcode(data.barcode),
    deferredPayment: data.paymentHoldFlag ? toDeferredPayment(data.deferredPaymentData) : undefined,
    parentOrderNumber: toText(data.parentSalesOrderNumber),
    returnMethod: toText(data.returnMethod),
    goesToStore: data.returnToStore ?? undefined,
    isMasked: data.isMasked || undefined,
    shipFromCountry: toText(data.shipFrom?.address.country),
  });
}

function isPaidInInstalments(wire: unknown): true | undefined {
  const payments = blocksSchema.safeParse(wire).data ?? [];
  return payments.some((block) => paymentDetailsSchema.safeParse(block).data?.installmentFlag) || undefined;
}

function toBarcode(wire: WireDetails['barcode']): Barcode | undefined {
  const number = toText(wire?.barcodeNumber);
  if (number === undefined) return undefined;
  return toPresentFields({ header: toText(wire?.header), subheader: toText(wire?.subheader), number });
}

function toItemDetails(data: z.output<typeof itemDetailsSchema>, at: string, read: BlockReader): ItemDetails {
  const { lineItemTransaction: paid } = data;
  const inLine = (name: string): string => `${at}.lineItemTransaction.${name}`;
  const word = data.lineItemStatusVariant ?? data.lineItemColor ?? data.lineItemStatus.statusColor;
  return toPresentFields({
    isExchangeable: data.product.isExchangeableFlag ?? undefined,
    pathName: toText(data.product.productIdPathName),
    returnRefusal: toRefusal(data.returnDisableReason),
    promotions: paid.promotions?.map(({ id }) => id),
    tone: TONES_BY_WORD.get(word?.trim().toLowerCase() ?? ''),
    alternatePrice: toAmount(
      data.lineItemTransactionAlt?.lineItemChargedPrice,
      `${at}.lineItemTransactionAlt.lineItemChargedPrice`,
      read,
    ),
    returnableQuantity: paid.returnableQuantity ?? undefined,
    cancellableQuantity: data.cancellableQuantity ?? undefined,
    fees: toAmount(paid.lineItemFees, inLine('lineItemFees'), read),
    taxes: toAmount(paid.lineItemTaxes, inLine('lineItemTaxes'), read),
  });
}

function toRefusal(wire: z.output<typeof returnDisableReasonSchema> | null | undefined): ReturnRefusal | undefined {
  const text = toText(wire?.text);
  if (text === undefined) return undefined;
  return toPresentFields({ text, linkText: toText(wire?.linkText), url: toText(wire?.url) });
}

/** The parcels, with the newest event of each first; events without a valid time come last, in the order of the answer. */
function toParcels(wire: unknown): Parcel[] | undefined {
  const parcels = (optionalBlocksSchema.safeParse(wire).data ?? []).flatMap((block) => {
    const { data } = parcelSchema.safeParse(block);
    if (!data) return [];
    const events = (data.events ?? []).map(({ time, status, location }) =>
      toPresentFields({ at: toOrderDate(time), status, location: toText(location) }),
    );
    return [
      toPresentFields({
        number: data.shipmentNumber,
        itemKeys: data.items,
        carrier: toText(data.carrier),
        trackingUrl: toText(data.trackingUrl),
        events: events.sort((one, other) => toTime(other) - toTime(one)),
      }),
    ];
  });
  return parcels.length > 0 ? parcels : undefined;
}

/** The documents, each read on its own. A document without an id is left out, because it cannot be requested. */
function toDocuments(wire: unknown, read: BlockReader): OrderDocument[] | undefined {
  const documents = (read(optionalBlocksSchema, wire, 'documents') ?? []).flatMap((block, index) => {
    const at = `documents[${index}]`;
    const document = read(documentSchema, block, at);
    if (!document) return [];
    const { documentId: id, type, label, date } = document;
    return [
      toPresentFields({ id, type: type ?? 'unknown', label: toText(label), date: toDate(date, `${at}.date`, read) }),
    ];
  });
  return documents.length > 0 ? documents : undefined;
}

/** In milliseconds since 1970. */
function toTime({ at }: ParcelEvent): number {
  return at === undefined ? 0 : Date.parse(at);
}

/** The sender of a return; absent if none was sent or it is incomplete. It is never shown, so it is not reported as unreadable. */
function toShipFrom(wire: unknown, read: BlockReader): ShipFrom | undefined {
  const { data } = shipFromSchema.safeParse(wire);
  const address = data && toAddress(data.address, 'shipFrom.address', read);
  return address && { contact: toContact(data.contactInformation), address, recipient: data.recipient };
}

function toContact({ email, dayPhoneNumber, phoneNumber }: z.output<typeof contactSchema>): ShipFromContact {
  return toPresentFields({
    email: email || undefined,
    dayPhoneNumber: dayPhoneNumber || undefined,
    phoneNumber: phoneNumber ? toPhone(phoneNumber) : undefined,
  });
}

function toPhone(phone: NonNullable<z.output<typeof contactSchema>['phoneNumber']>): ShipFromContact['phoneNumber'] {
  if (typeof phone === 'string') return { subscriberNumber: phone };
  return toPresentFields({ countryCode: phone.countryCode || undefined, subscriberNumber: phone.subscriberNumber });
}

/** The sender of a return, with their address. */
export const shipFromSchema = z.object({
  id: optionalStringField,
  contactInformation: contactSchema,
  address: addressSchema,
  recipient: z.object({ firstName: z.string(), lastName: z.string() }),
});

/**
 * Reads an order with the details that only its own screen shows.
 * @throws SchemaFailure under the same conditions as `toOrder`
 */
export function toOrderInFull(wire: unknown, onUnreadable?: OnUnreadable): Order {
  return withoutMasked(toOrder(wire, createDetailReader, onUnreadable));
}

/** Why something cannot be returned, optionally with a link. */
export const returnDisableReasonSchema = z.object({
  text: textField,
  linkText: optionalTextField,
  url: optionalUrlField,
  code: optionalStringField,
});

/** Fields of a payment that only an order's own screen reads. */
export const paymentDetailsSchema = z.object({ installmentFlag: optionalFlagField });

/** Fields that an order's own screen reads in addition to those of a list. */
export const orderDetailsSchema = z.object({
  paymentHoldFlag: optionalFlagField,
  deferredPaymentData: optionalField(deferredPaymentDataSchema),
  showBarcodeFlag: optionalFlagField,
  barcode: optionalField(z.object({ header: textField, subheader: textField, barcodeNumber: z.string() })),
  returnToStore: optionalFlagField,
  returnMethod: optionalStringField,
  parentSalesOrderNumber: optionalStringField,
  isMasked: optionalFlagField,
  pendingModification: optionalField(z.object({ type: z.string() })),
  shipFrom: optionalField(z.object({ address: z.object({ country: z.string() }) })),
});

/** A file about the order. */
export const documentSchema = z.object({
  documentId: z.string().check(z.minLength(1)),
  type: optionalEnumField(['INVOICE', 'CREDIT_NOTE', 'RECEIPT', 'WARRANTY', 'RETURN_PROOF']),
  label: optionalTextField,
  date: optionalField(dateField),
});

export const groupDetailActionsSchema = z.object({
  returnDisableReasonAction: optionalField(returnDisableReasonSchema),
  cancelReturn: optionalField(z.object({})),
});

export const groupDetailsSchema = z.object({
  returnOrderNumber: optionalStringField,
  exchangeOrderNumber: optionalStringField,
  actions: optionalField(groupDetailActionsSchema),
});

export const promotionsField = optionalField(z.array(z.object({ id: z.string(), promoType: z.string() })));

const itemDetailsSchema = z.object({
  product: z.object({
    productIdPathName: optionalStringField,
    isExchangeableFlag: optionalFlagField,
  }),
  lineItemStatus: z.object({ statusColor: optionalStringField }),
  lineItemStatusVariant: optionalStringField,
  lineItemColor: optionalStringField,
  cancellableQuantity: optionalField(countField),
  lineItemTransaction: z.object({
    promotions: promotionsField,
    returnableQuantity: optionalField(countField),
    lineItemFees: optionalValueField(amountField),
    lineItemTaxes: optionalValueField(amountField),
  }),
  lineItemTransactionAlt: optionalField(z.object({ lineItemChargedPrice: optionalValueField(amountField) })),
  returnDisableReason: optionalField(returnDisableReasonSchema),
});

export const parcelSchema = z.extend(shipmentSchema, {
  carrier: optionalStringField,
  events: optionalField(z.array(z.object({ time: dateField, status: textField, location: optionalTextField }))),
});

/** Removes contact and sender of a masked order: requests contain them, and the service would get its own masked text back. */
function withoutMasked(order: Order): Order {
  if (!order.isMasked) return order;
  const { shipFrom: _sender, ...rest } = order;
  return { ...rest, contact: {} };
}
