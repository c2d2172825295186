import * as z from 'zod/mini';
import type { ExchangeOptions, ExchangeSize, ExchangeSku } from '../model/exchange-sku.js';
import { blocksSchema, createBlockReader, toPresentFields } from '../../../../http/read/read-block.js';
import { toAmount, toText } from '../../../../http/read/display-value.js';
import { SchemaFailure } from '../../../../http/errors.js';
import {
  amountField,
  enumField,
  optionalField,
  textField,
  optionalTextField,
  optionalUrlField,
} from '../../../../http/read/wire-fields.js';

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
