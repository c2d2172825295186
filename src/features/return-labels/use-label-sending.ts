import { useCallback } from 'react';
import type { LabelDispatch } from '../../returns/labels/model/return-label.js';
import { locks } from '../../platform/locks.js';
import { createLabelSendings, type SendingState } from './store/label-sendings.js';
import { composeOrder } from '../../orders/compose-order.js';
import { createLabelDispatchCall } from '../../returns/labels/label-calls.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSlice } from '../../app/context/use-slice.js';

export interface LabelSendingUse {
  readonly state: SendingState;
  readonly send: () => void;
  readonly dismiss: () => void;
}

/** Sending the label of a return to the shopper, and where that stands. */
export function useLabelSending(returnNumber: string, dispatch: LabelDispatch): LabelSendingUse {
  const scope = useScope();
  const sendings = scope.getShared().part('label sendings', createLabelSendings);
  const name = `${dispatch} ${returnNumber}`;
  const send = useCallback(() => {
    const proof = scope.own(composeOrder).getProof();
    void sendings.send(name, {
      clock: scope.platform,
      locks,
      ask: (signal) => createLabelDispatchCall(scope)({ returnNumber, dispatch, proof }, signal),
      onFail: (failure) => scope.report(failure),
    });
  }, [scope, sendings, name, returnNumber, dispatch]);
  const dismiss = useCallback(() => sendings.dismiss(name), [sendings, name]);
  return { state: useSlice(sendings.slice(name), (state) => state), send, dismiss };
}
