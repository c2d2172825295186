import { DETAIL_BOX_STATES } from './detail-box-states.js';
import { DETAIL_STATES } from './detail-states.js';
import { EXCHANGE_STATES } from './exchange-states.js';
import { GUEST_CODE_STATES } from './guest-code-states.js';
import { LIST_STATES } from './list-states.js';
import { LOOKUP_STATES } from './lookup-states.js';
import { WITHDRAWAL_STATES } from './withdrawal-states.js';
import { SELF_SERVICE_STATES } from './self-service-states.js';
import type { GalleryState } from './state.js';
import { TIER_STATES } from './tier-states.js';
import { WIZARD_STATES } from './wizard-states.js';

/** What shoppers see most of a tag comes first. A tag without a state of its own, such as the area, comes last. */
const KINDS: readonly GalleryState['kind'][] = ['ready', 'dialog', 'notice', 'empty', 'nobody', 'loading', 'error'];

/** All states of the gallery, in display order. */
export const STATES: readonly GalleryState[] = [
  ...DETAIL_STATES,
  ...LIST_STATES,
  ...WIZARD_STATES,
  ...LOOKUP_STATES,
  ...GUEST_CODE_STATES,
  ...DETAIL_BOX_STATES,
  ...EXCHANGE_STATES,
  ...SELF_SERVICE_STATES,
  ...WITHDRAWAL_STATES,
  ...TIER_STATES,
].toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
