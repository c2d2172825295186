import { useState, type ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import { useElementContext } from '../../../app/context/element-context.js';
import { CancelReturnAction } from '../cancel-return-in-group.js';
import { useHasOpenJob } from '../use-has-open-job.js';

/**
 * Cancels the return. Stays mounted once it was shown: its dialog has to show the result even if the return no longer offers a
 * cancellation.
 */
export function CancelThisReturn({ order }: { readonly order: Order }): ReactNode {
  const isOn = useElementContext().isFlagOn('enableReturnCancel');
  const isPending = useHasOpenJob(order.orderNumber, 'cancel return');
  const isOffered = order.groups.some(({ isReturnCancellable }) => isReturnCancellable);
  const [wasShown, setWasShown] = useState(false);
  const isShown = isOn && (isOffered || isPending);
  if (isShown && !wasShown) setWasShown(true);
  return (isShown || wasShown) && <CancelReturnAction order={order} isOffered={isOffered} />;
}
