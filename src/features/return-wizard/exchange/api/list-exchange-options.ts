import * as z from 'zod/mini';
import type { Outcome } from '../../../../http/model/failure.js';
import { isNothingOffered } from '../model/exchange-rules.js';
import type { ExchangeOptions, ExchangeSize, ExchangeSku } from '../model/exchange-sku.js';
import type { CallContext } from '../../../../http/call-context.js';
import { SchemaFailure, type OrdersError } from '../../../../http/errors.js';
import type { ExchangeOptionsRequest } from './exchange-calls.js';
import { EXCHANGE_OPTIONS_PATH } from './exchange-paths.js';
import { findOutcome } from '../../../../http/client.js';
import { blocksSchema, createBlockReader, toPresentFields } from '../../../../http/read/read-block.js';
import { toAmount, toText } from '../../../../http/read/display-value.js';
import {
  amountField,
  enumField,
  optionalField,
  textField,
  optionalTextField,
  optionalUrlField,
} from '../../../../http/read/wire-fields.js';

const INACTIVE_CODE = 'EXCHANGE_ITEM_INACTIVE';

/**
 * Lists what an item may be exchanged for: `POST /order_mgmt/exchange_options/v1`. It reads, with a body because of the contact data.
 *
 * @returns the colours with their sizes, or that the item is not sold any more or has none that can be had; missing where there is no such item for this shopper
 */
export function listExchangeOptions(
  context: CallContext,
  { email, phoneNumber, unitPrice, ...item }: ExchangeOptionsRequest,
  signal: AbortSignal,
): Promise<Outcome<ExchangeOptions>> {
  const { country, locale } = context;
  return findOutcome(context, (wire) => toOffer(toExchangeOptions(wire), unitPrice), {
    call: 'list-exchange-options',
    isForMember: true,
    method: 'POST',
    path: EXCHANGE_OPTIONS_PATH,
    body: {
      country,
      langRegion: `${new Intl.Locale(locale).language}-${country.toUpperCase()}`,
      ...(email !== undefined && { email }),
      ...(phoneNumber !== undefined && { phoneNumber }),
      ...item,
    },
    findAnswer: findInactive,
    signal,
  });
}

function toOffer(options: ExchangeOptions, unitPrice: number | undefined): ExchangeOptions {
  return options.status === 'active' && isNothingOffered(options.skus, unitPrice) ? { status: 'nothing' } : options;
}

function findInactive({ failure, reasons }: OrdersError): ExchangeOptions | undefined {
  return failure.status === 409 && reasons.some(({ code }) => code === INACTIVE_CODE)
    ? { status: 'inactive' }
    : undefined;
}

/** A colour in one size. */
export const exchangeSizeSchema = z.object({
  productSize: textField,
  localizedSize: optionalTextField,
  level: enumField(['OOS', 'LOW', 'MEDIUM', 'HIGH']),
  skuId: z.string(),
});

/** A colour; its sizes are read one by one, so that a broken one costs only itself. */
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

/** The colours are read one by one too. */
export const exchangeOptionsSchema = z.object({ objects: blocksSchema });

const STOCKS = {
  OOS: 'none',
  LOW: 'low',
  MEDIUM: 'medium',
  HIGH: 'high',
  unknown: 'unknown',
} as const satisfies Readonly<Record<string, ExchangeSize['stock']>>;

/** What an item may be exchanged for. What cannot be read is left out. Throws `SchemaFailure` where nothing is left. */
export function toExchangeOptions(wire: unknown): ExchangeOptions {
  let offender = 'objects';
  const list = createBlockReader((path) => (offender = path))(exchangeOptionsSchema, wire, '');
  const skus = list?.objects.flatMap((block, index) => findSku(block, `objects[${index}]`)) ?? [];
  if (skus.length === 0) throw new SchemaFailure(offender);
  return { status: 'active', skus };
}

function findSku(block: unknown, at: string): ExchangeSku[] {
  const read = createBlockReader(() => undefined);
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
    sizes: sku.sizeSpecifications.flatMap(findSize),
  });
  return [found];
}

function findSize(block: unknown): ExchangeSize[] {
  const { data } = exchangeSizeSchema.safeParse(block);
  if (!data) return [];
  const { skuId, productSize, localizedSize, level } = data;
  return [{ skuId, name: productSize, label: toText(localizedSize) ?? productSize, stock: STOCKS[level] }];
}
