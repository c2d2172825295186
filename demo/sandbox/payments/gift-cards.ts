/** The sandbox's gift cards. */
export const GIFT_CARDS = [
  { accountNumber: '6006491234567890123', pin: '123456', balance: 73.5, currency: 'USD' },
  { accountNumber: '6006491234567890999', pin: '654321', balance: 0, currency: 'USD' },
] as const;
