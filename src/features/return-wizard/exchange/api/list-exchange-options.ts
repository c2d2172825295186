import * as z from 'zod/mini';
import { isNothingOffered } from '../model/exchange-rules.js';
import type { ExchangeOptions, ExchangeSize, ExchangeSku } from '../model/exchange-sku.js';
import { SchemaFailure, type OrdersError } from '../../../../http/errors.js';
import {
  blocksSchema,
  createBlockReader,
  ignorePath,
  readWhole,
  type BlockReader,
  toPresentFields,
  toAmount,
  toText,
  amountField,
  enumField,
  optionalField,
  textField,
  optionalTextField,
  optionalUrlField,
} from '../../../../http/read/wire-fields.js';
import { defineCall } from '../../../../http/define-call.js';
import type { Outcome } from '../../../../http/model/failure.js';
import { toLanguage } from '../../../../http/model/language.js';

const INACTIVE_CODE = 'EXCHANGE_ITEM_INACTIVE';

export interface ExchangeOptionsRequest {
  readonly orderNumber: string;
  readonly gtin: string;
  /** Number of units of the item that are exchanged. */
  readonly quantity: number;
  /** Price of one unit in major units of the order's currency. More expensive options are not offered. Not sent. */
  readonly unitPrice?: number | undefined;
  /** Contact of the order, if known. */
  readonly email?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/**
 * Lists the colours and sizes that an item can be exchanged for. It is a read, sent as a POST because of the contact data. `missing`: this
 * shopper has no such item.
 */
export const listExchangeOptions = defineCall({
  name: 'list-exchange-options',
  isForMember: true,
  method: 'POST',
  path: '/order_mgmt/exchange_options/v1',
  toRequest: ({ email, phoneNumber, unitPrice: _unitPrice, ...item }: ExchangeOptionsRequest, { country, locale }) => ({
    body: {
      country,
      langRegion: `${toLanguage(locale)}-${country.toUpperCase()}`,
      ...(email !== undefined && { email }),
      ...(phoneNumber !== undefined && { phoneNumber }),
      ...item,
    },
  }),
  toValue: (answer, { unitPrice }, { onUnreadable }) => toOffer(toExchangeOptions(answer, onUnreadable), unitPrice),
  readRefusal,
});

function toOffer(options: ExchangeOptions, unitPrice: number | undefined): ExchangeOptions {
  return options.status === 'active' && isNothingOffered(options.skus, unitPrice) ? { status: 'nothing' } : options;
}

function readRefusal({ failure, reasons }: OrdersError): Outcome<ExchangeOptions> | undefined {
  const isInactive = failure.status === 409 && reasons.some(({ code }) => code === INACTIVE_CODE);
  return isInactive ? { kind: 'found', value: { status: 'inactive' } } : undefined;
}

/** A colour in one size. */
export const exchangeSizeSchema = z.object({
  productSize: textField,
  localizedSize: optionalTextField,
  level: enumField(['OOS', 'LOW', 'MEDIUM', 'HIGH']),
  skuId: z.string(),
});

/** A colour. Each size is parsed separately, so that an invalid one does not affect the others. */
export const exchangeSkuSchema = z.object({
  skuId: z.string(),
  colorDescription: textField,
  productImageUrl: optionalUrlField,
  styleName: textField,
  colorCode: z.string(),
  isUnexchangeableOptionFlag: z.boolean(),
  price: optionalField(amountField),
  sizeSpecifications: blocksSchema,
});

/** Each colour is parsed separately. */
export const exchangeOptionsSchema = z.object({ objects: blocksSchema });

const STOCKS = {
  OOS: 'none',
  LOW: 'low',
  MEDIUM: 'medium',
  HIGH: 'high',
  unknown: 'unknown',
} as const satisfies Readonly<Record<string, ExchangeSize['stock']>>;

/**
 * Leaves out colours and sizes that cannot be read.
 *
 * @throws SchemaFailure if none can be read
 */
export function toExchangeOptions(wire: unknown, onUnreadable = ignorePath): ExchangeOptions {
  const { objects } = readWhole(exchangeOptionsSchema, wire);
  const read = createBlockReader(onUnreadable);
  const skus = objects.flatMap((block, index) => findSku(block, `objects[${index}]`, read));
  if (skus.length === 0) throw new SchemaFailure('objects');
  return { status: 'active', skus };
}

function findSku(block: unknown, at: string, read: BlockReader): ExchangeSku[] {
  const sku = read(exchangeSkuSchema, block, at);
  if (!sku) return [];
  const found = toPresentFields({
    skuId: sku.skuId,
    colorCode: sku.colorCode,
    color: sku.colorDescription,
    styleName: sku.styleName,
    image: toText(sku.productImageUrl),
    isIneligible: sku.isUnexchangeableOptionFlag,
    price: toAmount(sku.price, `${at}.price`, read),
    sizes: sku.sizeSpecifications.flatMap((size, index) => findSize(size, `${at}.sizeSpecifications[${index}]`, read)),
  });
  return [found];
}

function findSize(block: unknown, at: string, read: BlockReader): ExchangeSize[] {
  const size = read(exchangeSizeSchema, block, at);
  if (!size) return [];
  const { skuId, productSize, localizedSize, level } = size;
  return [{ skuId, name: productSize, label: toText(localizedSize) ?? productSize, stock: STOCKS[level] }];
}
