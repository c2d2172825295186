import { useEffect, useMemo } from 'react';
import type { Failure } from '../domain/failure.js';
import type { Order } from '../domain/order.js';
import type { ReturnPlan } from '../domain/returns/return-capture.js';
import { visibility } from '../platform/visibility.js';
import type { ReturnState } from '../state/return-state.js';
import { composeReturn, type ReturnRequestRules } from './compose-return.js';
import { preloadReturnCalls } from './return-calls.js';
import { useScope } from './scope-context.js';
import { useSlice } from './use-slice.js';

/** Where the return of the order on show stands. */
export type SubmissionState =
  | Exclude<ReturnState, { readonly status: 'failed' }>
  | {
      readonly status: 'failed';
      readonly failure: Failure;
      /** It may have been made all the same: another try looks before it sends. */
      readonly isUncertain: boolean;
      /** How often it has failed by now. */
      readonly attempts: number;
    };

export interface SubmissionOnShow {
  readonly state: SubmissionState;
  readonly submit: (plan: Omit<ReturnPlan, 'order'>, rules: ReturnRequestRules) => void;
  /** Sends what was sent last once more; where it may have been carried out, looks first. */
  readonly retry: () => void;
  /** The shopper has read how it ended. */
  readonly dismiss: () => void;
}

/** Returning lines of the order on show. While it is on show its job is asked after, and one of an earlier page load taken up. */
export function useReturnSubmission(order: Order): SubmissionOnShow {
  const { orderNumber } = order;
  const own = useScope().own(composeReturn);
  const submission = own.get(orderNumber);
  // By its number alone: the order is read anew while its return is under way.
  const task = useMemo(() => own.toTask(orderNumber), [own, orderNumber]);
  useEffect(preloadReturnCalls, []);
  useEffect(() => submission.enter(task, visibility), [submission, task]);
  const state = useSlice(submission.store, (known) => known);
  return {
    state: state.status === 'failed' ? toFailed(state.failure, submission.failures) : state,
    submit: (plan, rules) => submission.submit(task, own.toCapture({ ...plan, order }, rules)),
    retry: () => submission.start(task),
    dismiss: () => submission.dismiss(),
  };
}

function toFailed(failure: Failure, attempts: number): SubmissionState {
  return { status: 'failed', failure, isUncertain: failure.isUncertain ?? false, attempts };
}
