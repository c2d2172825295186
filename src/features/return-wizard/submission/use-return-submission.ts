import { useEffect } from 'react';
import type { Failure } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import type { ReturnPlan } from '../../../returns/model/return-capture.js';
import { visibility } from '../../../platform/platform.js';
import type { ExchangeState } from '../exchange/store/exchange-ordering.js';
import type { ReturnState } from './store/return-submission.js';
import { createExchangeController, type ExchangeIntent } from '../exchange/exchange-controller.js';
import { createReturnController, type ReturnRequestRules } from './return-controller.js';
import { preloadReturnCalls } from '../../../returns/return-calls.js';
import { useElementContext, useSelector } from '../../../app/context/element-context.js';

/** The current request: the return first, and its exchange once the return is made. */
export type SubmitPhase = 'return' | 'exchange';

/** The state of the return of the current order. */
export type SubmissionState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'loading';
      readonly phase: SubmitPhase;
      readonly isSlow: boolean;
      readonly isChecking: boolean;
    }
  | {
      readonly status: 'failed';
      readonly phase: SubmitPhase;
      readonly failure: Failure;
      /** Number of failures so far. */
      readonly attempts: number;
    }
  /** With `exchangeNumber`, the exchange was ordered too. */
  | {
      readonly status: 'done';
      readonly returnNumber: string;
      readonly exchangeNumber?: string;
      /** An earlier request turned out to be made; the current selection was not sent. */
      readonly isEarlier?: boolean;
    };

/** What the shopper submits; `exchange` is the exchange as reviewed. */
export type SubmittedPlan = Omit<ReturnPlan, 'order'> & { readonly exchange?: ExchangeIntent | undefined };

export interface SubmissionOnShow {
  readonly state: SubmissionState;
  /** The return is made, whatever happens to its exchange: there is nothing left to choose. */
  readonly isMade: boolean;
  readonly submit: (plan: SubmittedPlan, rules: ReturnRequestRules) => void;
  /** Sends the last request again; if it may have been carried out, checks first. */
  readonly retry: () => void;
  /** Closes the result. */
  readonly dismiss: () => void;
  /** Whether an e-mail about the return is known to have been sent. */
  readonly wasEmailed: (returnNumber: string) => boolean;
}

/**
 * The return of the current order's lines. While the order is visible, its job is polled, and the job of an earlier page load is resumed.
 */
export function useReturnSubmission(order: Order): SubmissionOnShow {
  const { orderNumber } = order;
  const controller = useElementContext().getController(createReturnController);
  const exchangeController = useElementContext().getController(createExchangeController);
  const submission = controller.get(orderNumber);
  const ordering = exchangeController.get(orderNumber);
  const deps = controller.getDeps(orderNumber);
  const exchangeDeps = exchangeController.getDeps(orderNumber);
  useEffect(preloadReturnCalls, []);
  useEffect(() => submission.enter(deps, visibility), [submission, deps]);
  useEffect(() => ordering.enter(exchangeDeps, visibility), [ordering, exchangeDeps]);
  const returned = useSelector(submission.store, (known) => known);
  const ordered = useSelector(ordering.store, (known) => known);
  const hasExchange = ordered.status !== 'idle';
  return {
    state: hasExchange
      ? toExchangeState(ordered, ordering.failures, returned)
      : toReturnState(returned, submission.failures),
    isMade: hasExchange || returned.status === 'done',
    submit({ exchange, ...plan }, rules) {
      submission.submit(deps, controller.toCapture({ ...plan, order }, rules), exchange);
    },
    retry: () => (hasExchange ? ordering.start(exchangeDeps) : submission.start(deps)),
    dismiss() {
      if (hasExchange) exchangeController.dismiss(orderNumber);
      submission.dismiss();
    },
    wasEmailed: controller.wasEmailed,
  };
}

function toReturnState(state: ReturnState, attempts: number): SubmissionState {
  if (state.status === 'loading') return { ...state, phase: 'return' };
  return state.status === 'failed' ? toFailed(state.failure, 'return', attempts) : state;
}

function toExchangeState(state: ExchangeState, attempts: number, returned: ReturnState): SubmissionState {
  if (state.status === 'loading') return { ...state, phase: 'exchange' };
  if (state.status === 'failed') return toFailed(state.failure, 'exchange', attempts);
  return state.status === 'done' && returned.status === 'done' ? { ...returned, ...state } : state;
}

function toFailed(failure: Failure, phase: SubmitPhase, attempts: number): SubmissionState {
  return { status: 'failed', phase, failure, attempts };
}
