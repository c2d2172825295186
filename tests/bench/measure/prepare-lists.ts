import type { BenchOrders } from './answer-orders.js';

/** Waits in the page until something is so, and laid out. */
export type Until = (isSo: () => boolean) => Promise<void>;

/** Fetches the orders of the page's member, and adds `until`. Resolves to the number of orders. Runs in the page. */
export async function prepareLists(): Promise<number> {
  const PATIENCE_MS = 60_000;
  const { bench } = window as unknown as { bench: BenchOrders };
  const { port1, port2 } = new MessageChannel();
  const until: Until = async (isSo) => {
    const end = performance.now() + PATIENCE_MS;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`Nothing came for ${PATIENCE_MS} ms`);
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
    // Layout is part of the job; painting does not block the script.
    void document.body.offsetHeight;
  };
  Object.assign(window, { until });
  bench.orders = (await (await fetch('/orders.json')).json()) as BenchOrders['orders'];
  return bench.orders.length;
}
