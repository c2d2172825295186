import type { CancelState } from './store/cancel-state.js';

/** What the dialog shows. `expired`: the time to cancel is over. */
export type CancelStep = CancelState | { readonly status: 'expired' };

/** What a shopper can do about it. */
export interface CancelHandlers {
  /** Confirmed, or tried again. */
  readonly onCancel: () => void;
  readonly onClose: () => void;
}
