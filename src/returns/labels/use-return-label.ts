import { useCallback, useEffect } from 'react';
import { composeOrder } from '../../orders/compose-order.js';
import { createReturnLabelCall } from './label-calls.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSlice } from '../../app/context/use-slice.js';
import type { Load } from '../../http/model/load.js';
import type { ReturnLabel } from './model/return-label.js';
import { createNamedLoads, type NamedLoads } from '../../app/state/named-loads.js';

export interface ReturnLabelUse {
  readonly load: ReturnLabelLoad;
  /** Asks unless it is known or under way. */
  readonly read: () => void;
}

/** The label of a return, as far as it is known; asked for once it is wanted. */
export function useReturnLabel(returnNumber: string, isWanted: boolean): ReturnLabelUse {
  const scope = useScope();
  const labels = scope.getShared().part('return labels', createReturnLabels);
  const read = useCallback(() => {
    const proof = scope.own(composeOrder).getProof();
    void labels.read(returnNumber, {
      clock: scope.platform,
      ask: (signal) => createReturnLabelCall(scope)({ returnNumber, proof }, signal),
      onFail(failure) {
        // One that is being made is no failure.
        if (failure.status !== 404) scope.report(failure);
      },
    });
  }, [scope, labels, returnNumber]);
  useEffect(() => {
    if (isWanted) read();
  }, [isWanted, read]);
  return { load: useSlice(labels.slice(returnNumber), (state) => state), read };
}

type ReturnLabelLoad = Load<ReturnLabel>;

/** Labels, by the number of their return: every place that shows one has the same. */
function createReturnLabels(): NamedLoads<ReturnLabel> {
  return createNamedLoads();
}
