import type { BenchOrders } from './answer-orders.js';
import type { ListDriver } from './list-drivers.js';

/** Milliseconds of each job. */
export interface ListTimes {
  /** 200 cards, from the first that is made to all of them laid out. */
  readonly cards: number;
  /** A history's first screenful, from its tag to the orders laid out. */
  readonly screenful: number;
  /** One order in 1,000 that changed at the service, from asking again to the change laid out. */
  readonly change: number;
}

/** Does the three jobs, one after the other. Code is loaded and warm: the page has done each once in small before. Runs in the page. */
export async function runListJobs(cards: number): Promise<ListTimes> {
  const { driver, bench } = window as unknown as { driver: ListDriver; bench: BenchOrders };
  /** Place of the order that changes. */
  const CHANGED = 6;
  const PATIENCE_MS = 60_000;
  const { port1, port2 } = new MessageChannel();
  const until = async (isSo: () => boolean): Promise<void> => {
    const end = performance.now() + PATIENCE_MS;
    while (!isSo()) {
      if (performance.now() > end) throw new Error(`Nothing came for ${PATIENCE_MS} ms`);
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(undefined);
      });
    }
    // Laying out belongs to it; painting does not wait for the script.
    void document.body.offsetHeight;
  };
  const clock = async (work: () => Promise<void>): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const rest = () => new Promise((resolve) => setTimeout(resolve, 300));
  const mountCards = async (count: number): Promise<void> => {
    const place = document.createElement('div');
    const made = bench.orders.slice(0, count).map((order) => driver.createCard(order));
    place.append(...made);
    document.body.append(place);
    await until(() => made.every(({ shadowRoot }) => shadowRoot?.querySelector('article')));
    setTimeout(() => place.remove());
  };
  const openHistory = async (user: string): Promise<HTMLElement> => {
    const history = driver.openHistory(user);
    await until(() => driver.listRows(history).length >= driver.screenful);
    return history;
  };

  await mountCards(1);
  (await openHistory('first')).remove();
  await rest();
  const cardsTime = await clock(() => mountCards(cards));
  await rest();
  let history: HTMLElement = document.body;
  const screenful = await clock(async () => void (history = await openHistory('second')));
  await driver.showAll(history);
  await until(() => driver.countRows(history) === bench.orders.length);
  const order = bench.orders[CHANGED];
  if (!order) throw new Error('There are no orders');
  // What is far away may be there in another form: the order that changes is in sight.
  scrollTo(0, 0);
  await until(() => driver.listRows(history)[CHANGED]?.textContent.includes(order.orderNumber) === true);
  await rest();
  bench.orders[CHANGED] = { ...order, transaction: { ...order.transaction, orderTotal: 54_321 } };
  const change = await clock(async () => {
    driver.refresh(history);
    await until(() => driver.listRows(history)[CHANGED]?.textContent.includes('54,321') === true);
  });
  return { cards: cardsTime, screenful, change };
}
