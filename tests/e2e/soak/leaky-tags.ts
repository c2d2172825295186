/** What a planted element leaks with each mount, named by its measurement. The sound one leaks nothing. */
export const LEAKS = [
  'heap',
  'tags',
  'nodes',
  'listeners',
  'timers',
  'observers',
  'requests',
  'console lines',
] as const;

export type Leak = (typeof LEAKS)[number];

export function toLeakyTag(leak: Leak | 'nothing'): string {
  return `leaky-${leak.replace(' ', '-')}`;
}

/** Defines the planted elements: each sends requests and renders as ours do, and all but one leak. Runs in the page. */
export function defineLeakyTags(): void {
  const retained: unknown[] = [];
  let first: unknown;
  const LEAKY: Readonly<Record<string, (tag: HTMLElement) => void>> = {
    nothing: () => {},
    heap: () => retained.push(Array.from({ length: 1_000 }, (_, index) => index + 0.5)),
    tags: (tag) => void (first ??= tag),
    nodes: (tag) => retained.push(tag),
    listeners: () => addEventListener('resize', () => {}),
    timers: () => void setTimeout(() => {}, 3_600_000),
    observers: (tag) => new MutationObserver(() => {}).observe(tag, { childList: true }),
    requests: () => void fetch('/never'),
    'console-lines': () => console.info('mounted'),
  };
  for (const [name, leak] of Object.entries(LEAKY)) {
    class LeakyTag extends HTMLElement {
      readonly #root = this.attachShadow({ mode: 'open' });

      connectedCallback(): void {
        leak(this);
        void this.refresh();
      }

      async refresh(): Promise<void> {
        await fetch('/history/v1');
        this.#root.replaceChildren(document.createElement('article'));
      }
    }
    customElements.define(`leaky-${name}`, LeakyTag);
  }
}
