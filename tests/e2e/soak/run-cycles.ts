import type { SoakPage } from './soak-page.js';
import type { SoakRow } from './soak-rows.js';

export interface Cycles {
  /** Its own sandbox, as old as the test, because some actions are only possible for a few minutes. */
  readonly world: string;
  readonly row: SoakRow;
  /** Number of batches of elements that are mounted together. */
  readonly batches: number;
  readonly size: number;
}

/** What is left after every element is removed and all pending work has ended. */
export interface Leftovers {
  readonly timers: number;
  readonly observers: number;
  readonly requests: number;
}

export interface CyclesReport {
  readonly mounts: number;
  /** Elements removed while a request was pending. */
  readonly unanswered: number;
  /** Elements removed while their job was polled. */
  readonly polling: number;
  /** Stubs that were unfolded again. */
  readonly unfolded: number;
  /** The most that any batch left behind. */
  readonly left: Leftovers;
}

type Tag = HTMLElement & { refresh?(): void; endSession?(): void };

/**
 * Mounts and unmounts an element in batches. Every fifth batch is removed while a request is pending, another fifth while a job is polled.
 * Runs in the page.
 */
export async function runCycles({ row, batches, size, world }: Cycles): Promise<CyclesReport> {
  const { soak } = window as unknown as { soak: SoakPage };
  /** A timer of at most this duration expires soon and does not count. */
  const SHORT_MS = 500;
  /**
   * What still exists after this time counts as left over: the notice of slowness, which appears after three seconds, has appeared by then.
   */
  const PATIENCE_MS = 8_000;
  const MOMENT_MS = 4;
  const container = document.querySelector('main') ?? document.body;
  const report = { mounts: 0, unanswered: 0, polling: 0, unfolded: 0, left: { timers: 0, observers: 0, requests: 0 } };

  for (let batch = 0; batch < batches; batch += 1) {
    if (batch % 5 === 1 && !row.isQuiet) await runUnanswered();
    else if (batch % 5 === 3 && row.jobOrder !== undefined) await runPolling(row.jobOrder);
    else await takeAway(await mount());
  }
  if (row.isLeftWaiting) await endSession();
  return report;

  function placeBatch(more: Readonly<Record<string, string>> = {}): Tag[] {
    const tags = Array.from({ length: size }, () => {
      const tag: Tag = document.createElement(row.tag);
      for (const [name, value] of Object.entries({ ...row.attributes, ...more })) tag.setAttribute(name, value);
      const { user = 'upm-1001', token = 'member-token' } = row.long ?? {};
      const retailer = { headers: { 'x-sandbox-world': world } };
      const member = { user: { id: user }, getAccessToken: () => token, retailer };
      return Object.assign(tag, { adapter: row.isGuest === true ? { retailer } : member, ...row.properties });
    });
    container.append(...tags);
    soak.tags.push(...tags.map((tag) => new WeakRef(tag)));
    report.mounts += size;
    return tags;
  }

  async function mount(more?: Readonly<Record<string, string>>): Promise<Tag[]> {
    const tags = placeBatch(more);
    await until(() => areShown(tags), `${row.shown} in ${row.tag}`);
    if (row.long) await foldAndUnfold(tags, row.long.pages);
    if (row.box) await openBoxes(tags, row.box);
    return tags;
  }

  async function openBoxes(tags: readonly Tag[], { button, shown }: NonNullable<SoakRow['box']>): Promise<void> {
    for (const tag of tags) find(tag, button)?.click();
    await until(() => tags.every((tag) => find(tag, shown)), `${shown} in every ${row.tag}`);
  }

  /** Loads all pages, and scrolls to the first stub of the first element to unfold it. */
  async function foldAndUnfold(tags: readonly Tag[], pages: number): Promise<void> {
    const [first = container] = tags;
    const count = (): number => new Set(listItems(first).map(({ dataset }) => dataset['page'])).size;
    for (let known = count(); known < pages; known = count()) {
      await until(() => find(first, '.show-more button:not([aria-busy])'), 'a button for more orders');
      const before = listItems(first).length;
      find(first, '.show-more button')?.click();
      await until(() => listItems(first).length !== before || count() > known, 'more orders');
    }
    // Elements above the viewport keep their last pages, those below it their first ones: in between, none would have a stub.
    scrollTo(0, 0);
    await until(() => tags.every((tag) => find(tag, '.stub')), `a stub in every ${row.tag}`);
    const stub = find(first, '.stub');
    const number = stub?.dataset['page'];
    stub?.scrollIntoView();
    await until(
      () => listItems(first).some((item) => item.dataset['page'] === number && !item.matches('.stub')),
      'its cards',
    );
    report.unfolded += 1;
  }

  function listItems(tag: Element): HTMLElement[] {
    return [...(tag.shadowRoot?.querySelectorAll<HTMLElement>('ol.history > li') ?? [])];
  }

  async function runUnanswered(): Promise<void> {
    const letGo = soak.hold();
    const tags = placeBatch();
    // Cached data is visible without a request; a lookup always sends one.
    await until(() => soak.pending > 0 || areShown(tags), `${row.tag}, or its request`);
    for (const tag of tags) tag.refresh?.();
    await until(() => soak.pending > 0, `a request of ${row.tag}`);
    report.unanswered += size;
    for (const tag of tags) tag.remove();
    await pauseBriefly();
    letGo();
    await takeAway([]);
  }

  async function runPolling(orderNumber: string): Promise<void> {
    const tags = await mount({ 'order-number': orderNumber });
    const before = soak.polls;
    for (const selector of ['.order-actions button', 'dialog .is-primary']) {
      const [first = container] = tags;
      await until(() => find(first, selector), `${selector} in ${row.tag}`);
      find(first, selector)?.click();
    }
    await until(() => soak.polls > before, `a question after the job of ${orderNumber}`);
    report.polling += size;
    for (const tag of tags) tag.remove();
    await until(
      () => soak.pending === 0 && ![...soak.timers.values()].some((ms) => ms <= SHORT_MS),
      'an end of questions',
    );
    await endSession();
  }

  /** A job continues with the next element of its order. It ends with the session, like all cached data. */
  async function endSession(): Promise<void> {
    const last = await mount();
    for (const tag of last) tag.endSession?.();
    await takeAway(last);
  }

  async function takeAway(tags: readonly Tag[]): Promise<void> {
    for (const tag of tags) tag.remove();
    const { left } = report;
    // If a batch has already left something behind, waiting again is useless.
    const end = performance.now() + (left.timers + left.requests > 0 ? 0 : (row.patienceMs ?? PATIENCE_MS));
    while ((soak.pending > 0 || soak.timers.size > 0) && performance.now() < end) await pauseBriefly();
    left.timers = Math.max(left.timers, soak.timers.size);
    left.observers = Math.max(left.observers, soak.observers.size);
    left.requests = Math.max(left.requests, soak.pending);
  }

  function areShown(tags: readonly Tag[]): boolean {
    const isShown = (tag: Tag): boolean => find(tag, row.shown) !== undefined;
    return row.isShownOnce ? tags.some(isShown) : tags.every(isShown);
  }

  /** Searches the element and the elements inside it. */
  function find(tag: Element, selector: string): HTMLElement | undefined {
    const control = tag.shadowRoot?.querySelector<HTMLElement>(selector);
    if (control) return control;
    // Searching only custom elements: checking every element would take most of the run.
    const inner = [...(tag.shadowRoot?.querySelectorAll('*') ?? [])].filter(({ localName }) => localName.includes('-'));
    for (const node of inner) {
      const found = find(node, selector);
      if (found) return found;
    }
    return undefined;
  }

  /** Waits a moment without a counted timer, because a busy loop would occupy a core. */
  function pauseBriefly(): Promise<void> {
    return scheduler.postTask(() => undefined, { delay: MOMENT_MS });
  }

  async function until(isDone: () => unknown, what: string): Promise<void> {
    const end = performance.now() + 20_000;
    while (!isDone()) {
      if (performance.now() > end) throw new Error(`never came: ${what}`);
      await pauseBriefly();
    }
  }
}
