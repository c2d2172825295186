import english from '../../../locales/en.json?only=miniCart.,similar.&ast';
import { sayWish } from './say-wish.js';
import type { ShopOpening, ShopPressed } from '../../orders/shop/shop-views.js';
import dialog from '../../ui/styles/dialog.css?inline';
import shop from './shop.css?inline';
import { MiniCart } from './mini-cart.js';
import { SimilarProducts } from './similar-products.js';

/** Buying again and shopping similar: fetched with the first press, so that looking at orders carries nothing of it. */
export function openShop({ scope, item, label, set }: ShopOpening): void {
  scope.addPart({ english, styles: [dialog, shop] });
  const handleDone = (): void => set({});
  const handleNews = (): void => set({ ...shown });
  const isToBuy = label === 'order.buyAgain';
  const panel = isToBuy ? (
    <MiniCart key="bag" item={item} onNews={handleNews} onDone={handleDone} />
  ) : (
    <SimilarProducts key="similar" item={item} onDone={handleDone} />
  );
  const shown: ShopPressed = { item, label, panel };
  set({ ...shown, isBusy: isToBuy });
}

export { sayWish };
