import type { ShopDoor } from '../src/orders/shop/shop-views.js';

/** Buying again and shopping similar, for the tags that show lines of orders. */
export const shopDoor: ShopDoor = {
  async open(opening) {
    const { sayWish, openShop } = await import('../src/features/item-shop/open-shop.js');
    // Before the first press of a page there is nothing in the bag that it would know of.
    shopDoor.say = sayWish;
    openShop(opening);
  },
};
