/** Business days until what replaces an item is there (returns, section 9). */
export const REPLACEMENT_DAYS = { from: 10, to: 14 } as const;

/** Days that its free shipping takes (returns, section 9). */
export const EXCHANGE_SHIPPING_DAYS = { from: 7, to: 10 } as const;
