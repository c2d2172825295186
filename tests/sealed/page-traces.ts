/** The state of a page. */
export interface PageTraces {
  readonly baseUri: string;
  /** Whether a wrapper of `fetch` was used. */
  readonly wasWrapped: boolean;
  /** Whether there is a configuration block. */
  readonly hasBlock: boolean;
  /** The tag's `api-base` as written. */
  readonly apiBase: string | null;
  readonly isDefined: boolean;
  /** The origins of the links. */
  readonly linkOrigins: readonly string[];
  /** Whether the tag shows text and a control. */
  readonly isUsable: boolean;
}

/** Reads the state of the page. Runs in the page. */
export function readTraces(): PageTraces {
  const area = document.querySelector('orders-area');
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
  const [, ...ours] = roots;
  const list = (selector: string): Element[] =>
    ours.flatMap((root) => [...root.querySelectorAll(selector)]).filter((part) => part.checkVisibility());
  return {
    baseUri: document.baseURI,
    wasWrapped: document.documentElement.dataset['wrapped'] === 'true',
    hasBlock: document.querySelector('script[data-orders-config]') !== null,
    apiBase: area?.getAttribute('api-base') ?? null,
    isDefined: area?.matches(':defined') ?? false,
    linkOrigins: ours.flatMap((root) =>
      [...root.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ origin }) => origin),
    ),
    isUsable:
      list('h2, h3, p').some(({ textContent }) => textContent.trim() !== '') &&
      list('button:enabled, a[href], input:enabled').length > 0,
  };
}
