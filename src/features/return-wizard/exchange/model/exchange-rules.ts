import type { ExchangePick } from '../../../../returns/model/return-choice.js';
import type { ExchangeSize, ExchangeSku } from './exchange-sku.js';

/** Why a colour is not available in exchange (returns, sections 4 and 5). */
export type ColorRefusal = 'soldOut' | 'ineligible' | 'moreExpensive';

/** What is missing before an exchange can continue. `goneColor`: the selected colour is no longer offered. */
export type SelectionProblem = ColorRefusal | 'noColor' | 'goneColor' | 'noSize' | 'soldOutSize';

/** Half of the smallest step of unit prices: differences up to this count as equal. */
const PRICE_TOLERANCE = 0.0005;

/** Why a colour is not available; undefined if it is. */
export function findColorRefusal(sku: ExchangeSku, unitPrice: number | undefined): ColorRefusal | undefined {
  const { isIneligible, price, sizes } = sku;
  if (isIneligible) return 'ineligible';
  if (price !== undefined && unitPrice !== undefined && price - unitPrice > PRICE_TOLERANCE) return 'moreExpensive';
  return sizes.every(isSoldOut) ? 'soldOut' : undefined;
}

/** Whether no colour is available: then the item can only be returned for a refund (returns, section 4). */
export function isNothingOffered(skus: readonly ExchangeSku[], unitPrice: number | undefined): boolean {
  return skus.every((sku) => findColorRefusal(sku, unitPrice) !== undefined);
}

export function isSoldOut({ stock }: ExchangeSize): boolean {
  return stock === 'none';
}

/** The selected colour. If only one is available, it counts as selected. */
export function findPickedSku(
  skus: readonly ExchangeSku[],
  pick: ExchangePick | undefined,
  unitPrice: number | undefined,
): ExchangeSku | undefined {
  if (pick) return skus.find(({ colorCode }) => colorCode === pick.colorCode);
  const [only] = skus;
  return skus.length === 1 && only && findColorRefusal(only, unitPrice) === undefined ? only : undefined;
}

/** What is missing before a selection can be submitted; undefined if it is complete. */
export function findSelectionProblem(
  skus: readonly ExchangeSku[],
  pick: ExchangePick | undefined,
  unitPrice: number | undefined,
): SelectionProblem | undefined {
  const sku = findPickedSku(skus, pick, unitPrice);
  if (!sku) return pick ? 'goneColor' : 'noColor';
  const refusal = findColorRefusal(sku, unitPrice);
  if (refusal) return refusal;
  if (pick?.skuId === undefined) return 'noSize';
  const size = sku.sizes.find(({ skuId }) => skuId === pick.skuId);
  return !size || isSoldOut(size) ? 'soldOutSize' : undefined;
}

/** Whether the selection equals the returned item: the colour's article is then the selected article itself (returns, section 5). */
export function isSameItem(sku: ExchangeSku, pick: ExchangePick | undefined): boolean {
  return pick?.skuId !== undefined && pick.skuId === sku.skuId;
}

/** The selection in another colour: keeps the size if it is available there. */
export function toPickIn(sku: ExchangeSku, pick: ExchangePick, former: ExchangeSku | undefined): ExchangePick {
  const { rowKey, unit, skuId } = pick;
  const name = former?.sizes.find((size) => size.skuId === skuId)?.name;
  const size = sku.sizes.find((candidate) => candidate.name === name && !isSoldOut(candidate));
  const isAllowed = size !== undefined && !sku.isIneligible;
  return { rowKey, unit, colorCode: sku.colorCode, ...(isAllowed && { skuId: size.skuId }) };
}
