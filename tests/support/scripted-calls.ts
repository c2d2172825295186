import type { GuestCheckRequest, LookupCalls, OrderSummaryRequest } from '../../src/orders/api/order-calls.js';
import type { Outcome } from '../../src/http/model/failure.js';
import type { Order } from '../../src/orders/model/order.js';
import type { FakeClock } from './fake-clock.js';

export interface RecordedCall {
  readonly call: 'get-order-summary' | 'request-guest-check';
  readonly request: OrderSummaryRequest | GuestCheckRequest;
  readonly signal: AbortSignal;
  readonly at: number;
}

/** The result of a call, and how long it takes. */
export interface ScriptedOutcome<Value> {
  readonly outcome: Outcome<Value>;
  readonly ms?: number;
}

export interface ScriptedCalls extends LookupCalls {
  readonly recorded: readonly RecordedCall[];
  /** One outcome for each call; the last one repeats. */
  scriptOrder(...outcomes: readonly ScriptedOutcome<Order>[]): void;
  scriptCheck(...outcomes: readonly ScriptedOutcome<true>[]): void;
}

/** The outcome of an aborted call. */
const ABORTED: Outcome<never> = { kind: 'failed', failure: { code: 'unexpected', retryable: true } };

/** The calls of a guest lookup, controlled by a test. Like the real ones, they never reject, and an abort ends them at once. */
export function createScriptedCalls(clock: FakeClock): ScriptedCalls {
  const recorded: RecordedCall[] = [];
  const orders = createScript<Order>(clock);
  const checks = createScript<true>(clock);
  return {
    recorded,
    scriptOrder: orders.set,
    scriptCheck: checks.set,
    getOrderSummary(request, signal) {
      recorded.push({ call: 'get-order-summary', request, signal, at: clock.now() });
      return orders.next(signal);
    },
    requestGuestCheck(request, signal) {
      recorded.push({ call: 'request-guest-check', request, signal, at: clock.now() });
      return checks.next(signal);
    },
  };
}

/** The results of one call, in order. */
export function createScript<Value>(clock: FakeClock) {
  let script: readonly ScriptedOutcome<Value>[] = [];
  let given = 0;
  return {
    set(...outcomes: readonly ScriptedOutcome<Value>[]): void {
      script = outcomes;
      given = 0;
    },
    next(signal: AbortSignal): Promise<Outcome<Value>> {
      const scripted = script[Math.min(given, script.length - 1)];
      given += 1;
      if (!scripted) throw new Error('No outcome was scripted.');
      return new Promise((resolve) => {
        const handleAbort = (): void => resolve(ABORTED);
        signal.addEventListener('abort', handleAbort);
        clock.happen(scripted.ms ?? 0, () => {
          signal.removeEventListener('abort', handleAbort);
          resolve(scripted.outcome);
        });
      });
    },
  };
}
