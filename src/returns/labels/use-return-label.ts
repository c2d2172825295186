import { useCallback, useEffect } from 'react';
import { createOrderController } from '../../orders/order-controller.js';
import { useElementContext, useSelector, type ElementContext } from '../../app/context/element-context.js';
import type { Load } from '../../http/model/failure.js';
import type { ReturnLabel } from './model/return-label.js';
import { createNamedLoads, type NamedLoads } from '../../app/state/named-loads.js';
import { findLabelOffer, type LabelOffer } from './model/label-offer.js';
import type { ReturnLabelProps } from './label-views.js';
import type { ReadyRules } from '../use-return-rules.js';
import { lazyCall } from '../../app/calls/lazy-call.js';

export interface ReturnLabelResult {
  readonly load: ReturnLabelLoad;
  /** Loads the label unless it is loaded or loading. */
  readonly read: () => void;
}

/** The label of a return. It is loaded when `isNeeded` becomes true. */
export function useReturnLabel(returnNumber: string, isNeeded: boolean): ReturnLabelResult {
  const context = useElementContext();
  const labels = context.getPageState().get('return labels', createReturnLabels);
  const read = useCallback(() => {
    const proof = context.getController(createOrderController).getProof();
    void labels.read(returnNumber, {
      clock: context.platform,
      load: (signal) => createReturnLabelCall(context)({ returnNumber, proof }, signal),
      onFail(failure) {
        // 404 means that the label is still being made, which is no failure.
        if (failure.status !== 404) context.report(failure);
      },
    });
  }, [context, labels, returnNumber]);
  useEffect(() => {
    if (isNeeded) read();
  }, [isNeeded, read]);
  return { load: useSelector(labels.get(returnNumber), (state) => state), read };
}

type ReturnLabelLoad = Load<ReturnLabel>;

/** Labels by return number, shared by all views of a label. */
function createReturnLabels(): NamedLoads<ReturnLabel> {
  return createNamedLoads();
}

/** The label options of a return, according to its country, the page's flags and the back end's calls. */
export function useLabelOffer({ order, method, isPaperless }: ReturnLabelProps, rules: ReadyRules): LabelOffer {
  const context = useElementContext();
  // Evaluate the flags again when the page changes its configuration.
  useSelector(context.settings, ({ configuration }) => configuration);
  return findLabelOffer({
    order,
    method,
    isPaperless,
    rules,
    isPaperlessArea: context.isFlagOn('emeaPaperless'),
    showsCodes: context.isFlagOn('paperlessReturnConfirmation'),
    postsLabels: context.isFlagOn('showMailLabel'),
    hasLabelCall: context.hasCalls('get-return-label'),
    hasDispatchCall: context.hasCalls('request-label-dispatch'),
  });
}

/** Preloads both calls together with their buttons. The call itself reports and retries a failure. */
export function preloadLabelCalls(): void {
  Promise.all([import('./api/get-return-label.js'), import('./api/request-label-dispatch.js')]).catch(() => undefined);
}

/** Creates the call that loads a label. */
function createReturnLabelCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/get-return-label.js')).getReturnLabel);
}

/** Creates the call that sends a label to the shopper. */
export function createLabelDispatchCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/request-label-dispatch.js')).requestLabelDispatch);
}
