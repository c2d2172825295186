import type { BenchOrders } from './answer-orders.js';
import type { ListDriver } from './list-drivers.js';
import type { Until } from './prepare-lists.js';

/** The milliseconds of each job. */
export interface ListTimes {
  /** 200 cards, from the creation of the first until all of them are laid out. */
  readonly cards: number;
  /** A history with 200 orders, from its element until all of them are loaded, a page after the other, and laid out. */
  readonly history: number;
  /** A history's first screenful, from its element until the orders are laid out. */
  readonly screenful: number;
  /** One changed order out of 1,000, from the refresh until the change is laid out. */
  readonly change: number;
}

/** Runs the jobs in turn. The code is loaded and warm: the page has done each job once on a small scale. Runs in the page. */
export async function runListJobs(size: number): Promise<ListTimes> {
  const { driver, bench, until } = window as unknown as { driver: ListDriver; bench: BenchOrders; until: Until };
  /** Index of the order that changes. */
  const CHANGED = 6;
  const clock = async (work: () => Promise<void>): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const rest = () => new Promise((resolve) => setTimeout(resolve, 300));
  const mountCards = async (count: number): Promise<void> => {
    const container = document.createElement('div');
    const made = bench.orders.slice(0, count).map((order) => driver.createCard(order));
    container.append(...made);
    document.body.append(container);
    await until(() => made.every(({ shadowRoot }) => shadowRoot?.querySelector('article')));
    setTimeout(() => container.remove());
  };
  const openHistory = async (user: string): Promise<HTMLElement> => {
    const history = driver.openHistory(user);
    await until(() => driver.listRows(history).length >= driver.screenful);
    return history;
  };
  const showHistory = async (user: string, count: number): Promise<HTMLElement> => {
    const { orders } = bench;
    bench.orders = orders.slice(0, count);
    const history = await openHistory(user);
    await driver.showAll(history);
    await until(() => driver.countRows(history) === count);
    bench.orders = orders;
    return history;
  };

  await mountCards(1);
  (await openHistory('first')).remove();
  await rest();
  const cards = await clock(() => mountCards(size));
  await rest();
  let history: HTMLElement = document.body;
  const historyTime = await clock(async () => void (history = await showHistory('second', size)));
  history.remove();
  await rest();
  const screenful = await clock(async () => void (history = await openHistory('third')));
  await driver.showAll(history);
  await until(() => driver.countRows(history) === bench.orders.length);
  const order = bench.orders[CHANGED];
  if (!order) throw new Error('There are no orders');
  // Distant orders may be placeholders, so the changed order is scrolled into view.
  scrollTo(0, 0);
  await until(() => driver.listRows(history)[CHANGED]?.textContent.includes(order.orderNumber) === true);
  await rest();
  bench.orders[CHANGED] = { ...order, transaction: { ...order.transaction, orderTotal: 54_321 } };
  const change = await clock(async () => {
    driver.refresh(history);
    await until(() => driver.listRows(history)[CHANGED]?.textContent.includes('54,321') === true);
  });
  return { cards, history: historyTime, screenful, change };
}
