import { createStore, type StoreApi } from 'zustand/vanilla';
import { lazyCall } from '../../app/calls/lazy-call.js';
import { seal } from '../../app/configuration/service-address.js';
import {
  useElementContext,
  useSelector,
  type Controller,
  type ElementContext,
} from '../../app/context/element-context.js';
import type { Call } from '../../http/model/failure.js';
import { OnePerOrder } from '../../orders/store/one-per-order.js';
import { locks } from '../../platform/locks.js';
import type { Statement, WithdrawalReply } from './model/statement.js';
import { WithdrawalSubmission, type WithdrawalDeps, type WithdrawalState } from './store/withdrawal.js';
import { useLayoutEffect } from 'react';

/** Sends the statements of one tag. The requests are page state, so that all tags share them. */
interface Sender extends Controller {
  readonly state: StoreApi<WithdrawalState>;
  /**
   * Shows the state of the statement for an order from an e-mail address.
   *
   * @returns a function that unsubscribes
   */
  follow(orderNumber: string, email: string): () => void;
  confirm(statement: Statement): void;
}

const IDLE: WithdrawalState = { status: 'idle' };

function createSender(context: ElementContext): Sender {
  const state = createStore<WithdrawalState>(() => IDLE);
  const deps: WithdrawalDeps = {
    call: createWithdrawalCall(context),
    locks,
    clock: context.platform,
    onSettled: (settled) => report(context, settled),
  };
  const get = (orderNumber: string, email: string): WithdrawalSubmission =>
    context.getPageState().get('withdrawals', createWithdrawals).get(orderNumber, email.toLowerCase());
  return {
    state,
    follow(orderNumber, email) {
      const { store } = get(orderNumber, email);
      state.setState(store.getState(), true);
      return store.subscribe((now) => state.setState(now, true));
    },
    confirm: (statement) => get(statement.orderNumber, statement.email).submit(deps, statement),
    refresh: () => undefined,
    dispose: () => state.setState(IDLE, true),
  };
}

function createWithdrawals(): OnePerOrder<WithdrawalSubmission, readonly [orderNumber: string, email: string]> {
  return new OnePerOrder((orderNumber) => new WithdrawalSubmission(orderNumber));
}

function report(context: ElementContext, state: WithdrawalState): void {
  if (state.status === 'failed') context.report(state.failure);
  if (state.status !== 'done' || state.reply.isEarlier) return;
  const { orderNumber } = state.statement;
  context.port.emit('orders-withdrawal-sent', { orderNumber, withdrawalId: state.reply.withdrawalId });
}

const loadCallModules = () =>
  Promise.all([import('./api/request-withdrawal.js'), import('../../app/calls/prepare-call.js')]);

/**
 * Creates a call without a token, so that no sign-in can hinder a withdrawal. Its idempotency key is sent whether or not the page requests
 * such keys.
 */
function createWithdrawalCall(context: ElementContext): Call<Statement, WithdrawalReply> {
  return lazyCall(context, async () => {
    const [{ requestWithdrawal }, { getIdempotencyKeys }] = await loadCallModules();
    const idempotencyKeys = getIdempotencyKeys(context.getPageState());
    const getAccessToken = () => Promise.resolve({});
    return (callContext, { orderNumber, name, email, items, note, text }, signal) => {
      const request = {
        ...{ orderNumber, items },
        name: seal(context, name),
        email: seal(context, email),
        note: note === undefined ? undefined : seal(context, note),
        statement: seal(context, text),
      };
      return requestWithdrawal({ ...callContext, getAccessToken, idempotencyKeys }, request, signal);
    };
  });
}

/** Preloads the request while the shopper reads. A failure is ignored here: the call itself loads it again and reports. */
export function preloadWithdrawalCall(): void {
  loadCallModules().catch(() => undefined);
}

interface SenderResult {
  readonly sender: Sender;
  readonly state: WithdrawalState;
}

/** Returns what sends this tag's statement, and the state of the request. */
export function useSender({ orderNumber, email }: Statement): SenderResult {
  const sender = useElementContext().getController(createSender);
  // A layout effect: a statement that was received already must not be shown as one to confirm.
  useLayoutEffect(() => sender.follow(orderNumber, email), [sender, orderNumber, email]);
  return { sender, state: useSelector(sender.state, (current) => current) };
}
