import type { WireOrder, WireOrderGroup } from '../../../contract/wire-order.js';
import { createCancelledGroup } from '../scenarios/builders/create-group.js';
import type { ScenarioContext } from '../scenarios/scenario.js';
import { WORDING } from '../scenarios/wording.js';
import type { CancelProgress } from './get-cancel-progress.js';

interface CancelScene {
  readonly progress: CancelProgress;
  readonly context: ScenarioContext;
}

/** The order as it is once somebody has asked to cancel it. Only its first group is touched; a failed job leaves no trace. */
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

function toCancelled(group: WireOrderGroup, context: ScenarioContext): WireOrderGroup {
  // What was called off arrives on no day.
  const items = group.orderItems.map((item) => ({ ...item, eddTranslated: undefined }));
  return {
    ...createCancelledGroup(context, items),
    isRecentlyCancelled: true,
    shipFromCountry: group.shipFromCountry,
  };
}

/** Somebody at the warehouse still decides. */
function toPending(group: WireOrderGroup, message: string): WireOrderGroup {
  return {
    ...group,
    message,
    isCancellable: false,
    isPendingCancellation: true,
    actions: { ...group.actions, cancel: undefined },
  };
}
