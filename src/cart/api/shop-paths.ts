// Apart from the other paths: these come with their calls, after a press. A first screen carries all that stands in `paths.ts`.

/** `list-similar-products`: what is like a product? */
export const SIMILAR_PRODUCTS_PATH = '/product/similar_products/v1';

/** `request-cart-item`: put an article into the cart. */
export const CART_ITEMS_PATH = '/buy/cart_items/v1';
