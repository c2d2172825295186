import { listSimilarProductsContract } from '../../../contract/calls/list-similar-products.js';
import type { Colour } from '../pictures/palette.js';
import { toStyleColor } from '../scenarios/builders/style-color.js';
import { COLOUR_NAMES } from '../scenarios/colour-names.js';
import { toLanguage } from '../scenarios/language.js';
import { PRODUCTS, type ProductName } from '../scenarios/products.js';
import { getShopPrice } from '../shop/price-list.js';
import { toShopUrl } from '../shop/shop-url.js';
import type { SandboxCall } from './sandbox-call.js';

const NAMES = Object.keys(PRODUCTS) as ProductName[];
const COLOURS = Object.keys(COLOUR_NAMES) as Colour[];

export const listSimilarProducts: SandboxCall = {
  contract: listSimilarProductsContract,
  drift: {
    nulls: ['objects.*.category', 'objects.*.msrp', 'objects.*.styleColor'],
    types: ['objects.*.category', 'objects.*.image'],
    enums: [],
    missing: ['objects.-1.title'],
    pictures: ['objects.*.image'],
  },
  answer({ filters, query }, { origin }) {
    const { productId = '', country = '', language = '' } = filters;
    const words = toLanguage(language, country);
    const objects = listLike(productId)
      .slice(0, Number(query['count']))
      .map(({ product, colour }) => {
        const { title, category, picture } = PRODUCTS[product];
        return {
          pid: `pid-${product}-${colour}`,
          title: title[words],
          category: category[words],
          image: `${origin}/sandbox/pictures/${picture}-${colour}.svg`,
          styleColor: toStyleColor(product, colour),
          webLink: toShopUrl(origin, product, colour),
          ...getShopPrice(product, country),
        };
      });
    return { status: 200, body: { objects } };
  },
};

/**
 * Lists other products of the same kind, in the same colour and then in others, then the product itself in other
 * colours. Returns nothing for a product that the shop does not sell.
 */
function listLike(productId: string): readonly { readonly product: ProductName; readonly colour: Colour }[] {
  const product = NAMES.find((name) => productId.startsWith(`prd-${name}-`));
  if (!product) return [];
  const colour = COLOURS.find((name) => productId.endsWith(`-${name}`)) ?? 'graphite';
  const start = COLOURS.indexOf(colour);
  const turn = (by: number): Colour => COLOURS[(start + by) % COLOURS.length] ?? colour;
  const others = NAMES.filter((name) => name !== product && PRODUCTS[name].category === PRODUCTS[product].category);
  return [
    ...others.map((product, index) => ({ product, colour: turn(index) })),
    ...[1, 3, 5].map((by) => ({ product, colour: turn(by) })),
    ...others.map((product, index) => ({ product, colour: turn(index + 4) })),
  ];
}
