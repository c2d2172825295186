/** How a guest proves that an order is theirs. `phoneNumber` is its digits; what sends it puts the market's dial code before them. */
export type Contact = { readonly email: string } | { readonly phoneNumber: string };
