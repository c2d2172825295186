import { AREA_SURFACES } from './area-surfaces.js';
import { CANCEL_SURFACES } from './cancel-surfaces.js';
import { CARD_SURFACES } from './card-surfaces.js';
import { DETAIL_SURFACES } from './detail-surfaces.js';
import { HISTORY_SURFACES } from './history-surfaces.js';
import { LOOKUP_SURFACES } from './lookup-surfaces.js';
import { ORDER_BOX_SURFACES } from './order-box-surfaces.js';
import { PARTNER_SURFACES } from './partner-surfaces.js';
import type { Surface } from './surface.js';

/** Every screen, dialog and state there is. The matrices run over all of them; a tag or a route without rows fails `coverage.test.ts`. */
export const SURFACES: readonly Surface[] = [
  ...AREA_SURFACES,
  ...LOOKUP_SURFACES,
  ...HISTORY_SURFACES,
  ...PARTNER_SURFACES,
  ...CARD_SURFACES,
  ...DETAIL_SURFACES,
  ...CANCEL_SURFACES,
  ...ORDER_BOX_SURFACES,
];
