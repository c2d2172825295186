import { ADDRESS_SURFACES } from './address-surfaces.js';
import { AREA_SURFACES } from './area-surfaces.js';
import { BANK_REFUND_SURFACES } from './bank-refund-surfaces.js';
import { CANCEL_SURFACES } from './cancel-surfaces.js';
import { CARD_SURFACES } from './card-surfaces.js';
import { WITHDRAWAL_SURFACES } from './withdrawal-surfaces.js';
import { CURBSIDE_SURFACES } from './curbside-surfaces.js';
import { DETAIL_SURFACES } from './detail-surfaces.js';
import { EXCHANGE_REVIEW_SURFACES } from './exchange-review-surfaces.js';
import { EXCHANGE_SURFACES } from './exchange-surfaces.js';
import { GIFT_CARD_SURFACES } from './gift-card-surfaces.js';
import { GUEST_CODE_SURFACES } from './guest-code-surfaces.js';
import { HISTORY_SURFACES } from './history-surfaces.js';
import { INSTRUCTIONS_SURFACES } from './instructions-surfaces.js';
import { KIOSK_SURFACES } from './kiosk-surfaces.js';
import { LOOKUP_SURFACES } from './lookup-surfaces.js';
import { ORDER_BOX_SURFACES } from './order-box-surfaces.js';
import { PARTNER_SURFACES } from './partner-surfaces.js';
import { PAYMENT_SURFACES } from './payment-surfaces.js';
import { RETURN_STORE_SURFACES } from './return-store-surfaces.js';
import { LABEL_SURFACES } from './label-surfaces.js';
import { PARTIAL_CANCEL_SURFACES } from './partial-cancel-surfaces.js';
import { RETURN_CANCEL_SURFACES } from './return-cancel-surfaces.js';
import { RETURN_SURFACES } from './return-surfaces.js';
import { SHOP_SURFACES } from './shop-surfaces.js';
import type { Surface } from './surface.js';
import { TIER_SURFACES } from './tier-surfaces.js';
import { WIZARD_SURFACES } from './wizard-surfaces.js';

/**
 * Every screen, dialog and state. The matrices cover all of them; a tag or a route without rows fails
 * `coverage.test.ts`.
 */
export const SURFACES: readonly Surface[] = [
  ...AREA_SURFACES,
  ...LOOKUP_SURFACES,
  ...GUEST_CODE_SURFACES,
  ...HISTORY_SURFACES,
  ...PARTNER_SURFACES,
  ...CARD_SURFACES,
  ...DETAIL_SURFACES,
  ...RETURN_SURFACES,
  ...LABEL_SURFACES,
  ...CANCEL_SURFACES,
  ...PARTIAL_CANCEL_SURFACES,
  ...RETURN_CANCEL_SURFACES,
  ...ORDER_BOX_SURFACES,
  ...PAYMENT_SURFACES,
  ...SHOP_SURFACES,
  ...WIZARD_SURFACES,
  ...RETURN_STORE_SURFACES,
  ...EXCHANGE_SURFACES,
  ...EXCHANGE_REVIEW_SURFACES,
  ...ADDRESS_SURFACES,
  ...BANK_REFUND_SURFACES,
  ...GIFT_CARD_SURFACES,
  ...CURBSIDE_SURFACES,
  ...WITHDRAWAL_SURFACES,
  ...KIOSK_SURFACES,
  ...INSTRUCTIONS_SURFACES,
  ...TIER_SURFACES,
];
