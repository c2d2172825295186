import type { Order } from '../../orders/model/order.js';
import { createOrderController } from '../../orders/order-controller.js';
import type { ReturnMethod } from '../../returns/model/return-method.js';
import { getChosenReturnMethods } from '../../returns/chosen-return-methods.js';
import { lazyCall } from '../../app/calls/lazy-call.js';
import type { ElementContext } from '../../app/context/element-context.js';
import type { PageStateEntry } from '../../app/state/registry.js';

/** Tells the page and the service that a shopper switched to another method. Nothing waits for the result. */
export function reportMethodChange(
  context: ElementContext,
  { kind, orderNumber: returnNumber }: Order,
  { id, name }: ReturnMethod,
): void {
  if (kind !== 'return') return;
  context.port.emit('orders-return-method-changed', { returnOrderNumber: returnNumber, method: id });
  const proof = context.getController(createOrderController).getProof();
  const storeId = name === 'returnToStore' ? getChosenReturnMethods(context).findStore(returnNumber)?.id : undefined;
  const ask = lazyCall(context, async () => (await import('./api/request-return-method.js')).requestReturnMethod);
  context
    .getPageState()
    .get('method changes', createMethodChanges)
    .add(async (signal) => {
      const outcome = await ask({ returnNumber, method: name, storeId, proof }, signal);
      // A service without this call answers 404.
      if (outcome.kind === 'failed' && !signal.aborted) context.report(outcome.failure, 'warning');
    });
}

/** Sends changes one after the other, so that the last one counts. */
class MethodChanges implements PageStateEntry {
  #controller = new AbortController();
  #last: Promise<void> = Promise.resolve();

  add(send: (signal: AbortSignal) => Promise<void>): void {
    const { signal } = this.#controller;
    this.#last = this.#last.then(() => (signal.aborted ? undefined : send(signal))).catch(() => undefined);
  }

  wipe(): void {
    this.#controller.abort();
    this.#controller = new AbortController();
  }
}

function createMethodChanges(): MethodChanges {
  return new MethodChanges();
}
