import { DETAIL_BOX_STATES } from './detail-box-states.js';
import { DETAIL_STATES } from './detail-states.js';
import { EXCHANGE_STATES } from './exchange-states.js';
import { LIST_STATES } from './list-states.js';
import { LOOKUP_STATES } from './lookup-states.js';
import { SELF_SERVICE_STATES } from './self-service-states.js';
import type { GalleryState } from './state.js';
import { WIZARD_STATES } from './wizard-states.js';

/** All states of the gallery, in display order. */
export const STATES: readonly GalleryState[] = [
  ...LIST_STATES,
  ...LOOKUP_STATES,
  ...DETAIL_STATES,
  ...DETAIL_BOX_STATES,
  ...WIZARD_STATES,
  ...EXCHANGE_STATES,
  ...SELF_SERVICE_STATES,
];
