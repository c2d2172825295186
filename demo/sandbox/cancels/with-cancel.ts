import type { WireOrder, WireOrderGroup } from '../../../contract/wire-order.js';
import { createCancelledGroup } from '../scenarios/builders/create-group.js';
import type { ScenarioContext } from '../scenarios/scenario.js';
import { WORDING } from '../scenarios/wording.js';
import type { CancelProgress } from './get-cancel-progress.js';

interface CancelScene {
  readonly progress: CancelProgress;
  readonly context: ScenarioContext;
}

/** Applies a request to cancel to an order. It changes only the first group; a failed job changes nothing. */
export function withCancel(order: WireOrder, { progress, context }: CancelScene): WireOrder {
  const [first, ...others] = order.group;
  if (!first || progress === 'failed') return order;
  const message = WORDING.cancelRequested[context.language];
  if (progress === 'open') {
    return { ...order, pendingModification: { type: 'CANCEL' }, group: [{ ...first, message }, ...others] };
  }
  const group = progress === 'cancelled' ? toCancelled(first, context) : toPending(first, message);
  return { ...order, group: [group, ...others] };
}

/** Returns a group whose lines were all cancelled. */
export function toCancelled(group: WireOrderGroup, context: ScenarioContext): WireOrderGroup {
  // A cancelled item has no delivery date.
  const items = group.orderItems.map((item) => ({ ...item, eddTranslated: undefined }));
  return {
    ...createCancelledGroup(context, items),
    isRecentlyCancelled: true,
    shipFromCountry: group.shipFromCountry,
  };
}

/** The warehouse has not decided yet. */
function toPending(group: WireOrderGroup, message: string): WireOrderGroup {
  return {
    ...group,
    message,
    isCancellable: false,
    isPendingCancellation: true,
    actions: { ...group.actions, cancel: undefined },
  };
}
