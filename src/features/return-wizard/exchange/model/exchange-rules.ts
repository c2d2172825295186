import type { ExchangePick } from '../../../../returns/model/return-choice.js';
import type { ExchangeSize, ExchangeSku } from './exchange-sku.js';

/** Why a colour cannot be had in exchange (returns, sections 4 and 5). */
export type ColorRefusal = 'soldOut' | 'ineligible' | 'dearer';

/** What is missing before an exchange can go on. `goneColor`: it was picked, and is not offered any more. */
export type PickLack = ColorRefusal | 'noColor' | 'goneColor' | 'noSize' | 'soldOutSize';

/** Half of the smallest part that prices of one are told in. */
const NOTHING = 0.0005;

/** Why a colour cannot be had; absent where it can. */
export function findColorRefusal(sku: ExchangeSku, unitPrice: number | undefined): ColorRefusal | undefined {
  const { isIneligible, price, sizes } = sku;
  if (isIneligible) return 'ineligible';
  if (price !== undefined && unitPrice !== undefined && price - unitPrice > NOTHING) return 'dearer';
  return sizes.every(isSoldOut) ? 'soldOut' : undefined;
}

/** Whether none of the colours can be had: then there is no exchange, and the item goes back for its price (returns, section 4). */
export function isNothingOffered(skus: readonly ExchangeSku[], unitPrice: number | undefined): boolean {
  return skus.every((sku) => findColorRefusal(sku, unitPrice) !== undefined);
}

export function isSoldOut({ stock }: ExchangeSize): boolean {
  return stock === 'none';
}

/** The colour of a pick; where there is but one that can be had, it needs no choosing. */
export function findPickedSku(
  skus: readonly ExchangeSku[],
  pick: ExchangePick | undefined,
  unitPrice: number | undefined,
): ExchangeSku | undefined {
  if (pick) return skus.find(({ colorCode }) => colorCode === pick.colorCode);
  const [only] = skus;
  return skus.length === 1 && only && findColorRefusal(only, unitPrice) === undefined ? only : undefined;
}

/** What is missing before a pick may go on; absent where nothing is. */
export function findPickLack(
  skus: readonly ExchangeSku[],
  pick: ExchangePick | undefined,
  unitPrice: number | undefined,
): PickLack | undefined {
  const sku = findPickedSku(skus, pick, unitPrice);
  if (!sku) return pick ? 'goneColor' : 'noColor';
  const refusal = findColorRefusal(sku, unitPrice);
  if (refusal) return refusal;
  if (pick?.skuId === undefined) return 'noSize';
  const size = sku.sizes.find(({ skuId }) => skuId === pick.skuId);
  return !size || isSoldOut(size) ? 'soldOutSize' : undefined;
}

/** Whether what was picked is what goes back: then the article of the colour is the very one (returns, section 5). */
export function isSameItem(sku: ExchangeSku, pick: ExchangePick | undefined): boolean {
  return pick?.skuId !== undefined && pick.skuId === sku.skuId;
}

/** What a pick becomes in another colour: of the same size, where that can be had. */
export function toPickIn(sku: ExchangeSku, pick: ExchangePick, former: ExchangeSku | undefined): ExchangePick {
  const { rowKey, unit, skuId } = pick;
  const name = former?.sizes.find((size) => size.skuId === skuId)?.name;
  const size = sku.sizes.find((candidate) => candidate.name === name && !isSoldOut(candidate));
  const isAllowed = size !== undefined && !sku.isIneligible;
  return { rowKey, unit, colorCode: sku.colorCode, ...(isAllowed && { skuId: size.skuId }) };
}
