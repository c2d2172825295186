import { requestCartItemContract } from '../../../contract/calls/request-cart-item.js';
import { toLanguage } from '../scenarios/language.js';
import { PRODUCTS } from '../scenarios/products.js';
import { findArticle } from '../shop/find-article.js';
import { getShopPrice } from '../shop/price-list.js';
import { toErrorBody } from './error-answer.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';

/** An article that still has a number but no price, so it cannot be added to a cart. */
const DISCONTINUED = 'sku-discontinued';

const NO_SUCH_ARTICLE: CallAnswer = {
  status: 404,
  body: toErrorBody({ code: 'ARTICLE_NOT_FOUND', message: 'There is no such article.' }),
};

export const requestCartItem: SandboxCall = {
  contract: requestCartItemContract,
  drift: {
    nulls: ['items.*.category', 'items.*.size', 'items.*.msrp'],
    types: ['items.*.category', 'items.*.image'],
    enums: [],
    missing: ['items.-1.title'],
    pictures: ['items.*.image'],
  },
  answer({ body }, { origin, member, cartService }) {
    const { skuId, country, language } = body as { skuId: string; country: string; language: string };
    const shopper = member?.id ?? 'guest';
    if (skuId === DISCONTINUED) {
      return { status: 201, body: { items: [], totalItemCount: cartService.count(shopper) } };
    }
    const article = findArticle(skuId);
    if (!article) return NO_SUCH_ARTICLE;
    const { product, colour, size } = article;
    const { title, category, picture } = PRODUCTS[product];
    const { line, total } = cartService.add(shopper, skuId);
    const words = toLanguage(language, country);
    const item = {
      title: title[words],
      category: category[words],
      ...(size !== undefined && { size }),
      image: `${origin}/sandbox/pictures/${picture}-${colour}.svg`,
      quantity: line.quantity,
      ...getShopPrice(product, country),
    };
    return { status: 201, body: { items: [item], totalItemCount: total } };
  },
};
