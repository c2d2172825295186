/** `get-gift-card-balance`: what is left on a gift card. Apart from the others: no other screen asks for it. */
export const GIFT_CARD_PATH = '/payment/gift_card_balance/v1';
