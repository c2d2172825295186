import type { SentOrder } from '../floor/floor-order.js';

/** Operates the lists of a page: the package's, the floor's or those in React. */
export interface ListDriver {
  /** Creates a card; it is rendered once it is in the document. */
  createCard(order: SentOrder): HTMLElement;
  /** Creates a history for a member who is not cached yet, adds it to the page, and renders its first orders. */
  openHistory(user: string): HTMLElement;
  /** The orders that a history currently renders, in order. */
  listRows(history: HTMLElement): ArrayLike<Element>;
  /** The number of orders in a history, including distant ones that it renders as placeholders. */
  countRows(history: HTMLElement): number;
  /** The number of orders in a first screenful. */
  readonly screenful: number;
  /** Loads more orders until all of them are shown. */
  showAll(history: HTMLElement): Promise<void>;
  /** Loads the newest orders again. */
  refresh(history: HTMLElement): void;
}

/** The driver of the package's elements. Runs in the page. */
export function addPackageDriver(): void {
  const PATIENCE_MS = 60_000;
  const { port1, port2 } = new MessageChannel();
  const takeTurn = (): Promise<unknown> =>
    new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
  const listRows = (history: HTMLElement): ArrayLike<Element> => history.shadowRoot?.querySelectorAll('article') ?? [];
  const driver: ListDriver = {
    screenful: 10,
    listRows,
    countRows(history) {
      const items = history.shadowRoot?.querySelectorAll('ol.history > li') ?? [];
      return Number(items[0]?.getAttribute('aria-setsize') ?? items.length);
    },
    createCard: (order) => Object.assign(document.createElement('orders-card'), { order }),
    openHistory(user) {
      const adapter = { user: { id: user }, getAccessToken: () => 'token' };
      const history = Object.assign(document.createElement('orders-history'), { adapter });
      document.body.append(history);
      return history;
    },
    async showAll(history) {
      const find = () => history.shadowRoot?.querySelector<HTMLElement>('.show-more button:not([aria-busy])');
      for (let button = find(); button; button = find()) {
        const end = performance.now() + PATIENCE_MS;
        const count = driver.countRows(history);
        button.click();
        while (driver.countRows(history) === count) {
          if (performance.now() > end) throw new Error(`Nothing came after ${count} orders`);
          await takeTurn();
        }
      }
    },
    refresh: (history) => (history as HTMLElement & { refresh(): void }).refresh(),
  };
  Object.assign(window, { driver });
}

type TwinHistory = HTMLElement & { orders: readonly unknown[] };

/** The driver of elements that get their data from the page's script: the floor's and those in React. Runs in the page. */
export function addTwinDriver(): void {
  const { toFloorOrder } = window as unknown as { toFloorOrder(order: SentOrder): unknown };
  const known = new Map<HTMLElement, readonly unknown[]>();
  const fill = async (history: HTMLElement, count: number): Promise<void> => {
    const answer = await fetch(`/history/v1?count=${count}`);
    const { objects } = (await answer.json()) as { objects: SentOrder[] };
    const orders = [...objects.map(toFloorOrder), ...(known.get(history) ?? []).slice(count)];
    known.set(history, orders);
    (history as TwinHistory).orders = orders;
  };
  const driver: ListDriver = {
    screenful: 50,
    listRows: (history) => history.shadowRoot?.querySelectorAll('tbody tr') ?? [],
    countRows: (history) => driver.listRows(history).length,
    createCard: (order) => Object.assign(document.createElement('order-card'), { order: toFloorOrder(order) }),
    openHistory() {
      const history = document.createElement('order-history');
      document.body.append(history);
      void fill(history, driver.screenful);
      return history;
    },
    showAll: (history) => fill(history, 1_000),
    refresh: (history) => void fill(history, 10),
  };
  Object.assign(window, { driver });
}
