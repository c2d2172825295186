import { useCallback, useEffect } from 'react';
import { createOrderController } from '../../orders/order-controller.js';
import { useElementContext, useSlice, type ElementContext } from '../../app/context/element-context.js';
import type { Load } from '../../http/model/failure.js';
import type { ReturnLabel } from './model/return-label.js';
import { createNamedLoads, type NamedLoads } from '../../app/state/named-loads.js';
import { findLabelOffer, type LabelOffer } from './model/label-offer.js';
import type { ReturnLabelProps } from './label-views.js';
import type { ReadyRules } from '../use-return-rules.js';
import { lazyCall } from '../../app/calls/lazy-call.js';

export interface ReturnLabelResult {
  readonly load: ReturnLabelLoad;
  /** Asks unless it is known or under way. */
  readonly read: () => void;
}

/** The label of a return, as far as it is known; asked for once it is wanted. */
export function useReturnLabel(returnNumber: string, isNeeded: boolean): ReturnLabelResult {
  const context = useElementContext();
  const labels = context.getPageState().part('return labels', createReturnLabels);
  const read = useCallback(() => {
    const proof = context.getController(createOrderController).getProof();
    void labels.read(returnNumber, {
      clock: context.platform,
      ask: (signal) => createReturnLabelCall(context)({ returnNumber, proof }, signal),
      onFail(failure) {
        // One that is being made is no failure.
        if (failure.status !== 404) context.report(failure);
      },
    });
  }, [context, labels, returnNumber]);
  useEffect(() => {
    if (isNeeded) read();
  }, [isNeeded, read]);
  return { load: useSlice(labels.slice(returnNumber), (state) => state), read };
}

type ReturnLabelLoad = Load<ReturnLabel>;

/** Labels, by the number of their return: every place that shows one has the same. */
function createReturnLabels(): NamedLoads<ReturnLabel> {
  return createNamedLoads();
}

/** What there is of a label for a return, by its country and the flags of the page. */
export function useLabelOffer({ order, method, isPaperless }: ReturnLabelProps, rules: ReadyRules): LabelOffer {
  const context = useElementContext();
  // Flags count anew with what the page asks for.
  useSlice(context.settings, ({ configuration }) => configuration);
  return findLabelOffer({
    order,
    method,
    isPaperless,
    rules,
    isPaperlessArea: context.isFlagOn('emeaPaperless'),
    showsCodes: context.isFlagOn('paperlessReturnConfirmation'),
    postsLabels: context.isFlagOn('showMailLabel'),
  });
}

/** Fetches both, with the buttons that ask for them. A failure here shows, and is mended, with the call. */
export function preloadLabelCalls(): void {
  Promise.all([import('./api/get-return-label.js'), import('./api/request-label-dispatch.js')]).catch(() => undefined);
}

/** The call that fetches a label. */
function createReturnLabelCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/get-return-label.js')).getReturnLabel);
}

/** The call that has a label sent. */
export function createLabelDispatchCall(context: ElementContext) {
  return lazyCall(context, async () => (await import('./api/request-label-dispatch.js')).requestLabelDispatch);
}
