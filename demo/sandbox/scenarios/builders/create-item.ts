import type { WireOrderItem } from '../../../../contract/wire-order.js';
import type { Colour } from '../../pictures/palette.js';
import { COLOUR_NAMES } from '../colour-names.js';
import { PRODUCTS, type ProductName } from '../products.js';
import type { ScenarioContext } from '../scenario.js';
import { toShopUrl } from '../../shop/shop-url.js';
import { toGtin } from './gtin.js';
import { toStyleColor } from './style-color.js';

export interface ItemPlan {
  readonly product: ProductName;
  readonly colour: Colour;
  readonly size?: string;
  readonly quantity?: number;
  /** The price of the whole line. */
  readonly price: number;
  readonly msrp?: number;
  readonly isReturnable?: boolean;
  /** How many pieces can be cancelled without the rest of the order; absent if only the whole order can. */
  readonly cancellable?: number;
}

/** Creates a product line. Its group and order set its key, status, parcel and taxes. */
export function createItem({ language, origin }: ScenarioContext, plan: ItemPlan): WireOrderItem {
  const { product: name, colour, size, quantity = 1, price, msrp, isReturnable = true, cancellable } = plan;
  const { picture, title, category } = PRODUCTS[name];
  const styleColor = toStyleColor(name, colour);
  return {
    orderLineKey: '',
    lineType: 'INLINE',
    product: {
      productId: `prd-${name}-${colour}`,
      pid: `pid-${name}`,
      title: title[language],
      category: category[language],
      productImage: `${origin}/sandbox/pictures/${picture}-${colour}.svg`,
      color: COLOUR_NAMES[colour][language],
      ...(size !== undefined && { size }),
      styleColor,
      gtin: toGtin(`${styleColor}-${size ?? ''}`),
      metricId: `${name}:${colour}`,
      isExchangeableFlag: isReturnable,
    },
    lineItemStatus: { status: 'accepted' },
    simpleStatus: 'ORDERED',
    lineItemTransaction: {
      ...(msrp !== undefined && { msrp }),
      quantity,
      returnableQuantity: isReturnable ? quantity : 0,
      lineItemChargedPrice: price,
    },
    returnableFlag: isReturnable,
    ...(cancellable !== undefined && { cancellableQuantity: cancellable }),
    skuid: `sku-${styleColor}-${size ?? 'one'}`.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
    actions: { buyItAgain: { webLink: toShopUrl(origin, name, colour) } },
  };
}
