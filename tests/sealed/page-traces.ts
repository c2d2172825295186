/** What a page says of itself. */
export interface PageTraces {
  readonly baseUri: string;
  /** A wrapper of `fetch` was used. */
  readonly wasWrapped: boolean;
  /** There is a configuration block. */
  readonly hasBlock: boolean;
  /** `api-base` of the tag, as written. */
  readonly apiBase: string | null;
  readonly isDefined: boolean;
  /** Origins that links lead to. */
  readonly linkOrigins: readonly string[];
  /** The tag shows text, and something to press, to follow or to type into. */
  readonly isUsable: boolean;
}

/** Runs in the page. */
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
