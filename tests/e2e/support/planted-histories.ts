import { LONG_HISTORY_CHECKS } from './long-history-checks.js';

const [STUBS, SCROLLING, FINDING, FOCUS] = LONG_HISTORY_CHECKS.map(({ title }) => title) as [
  string,
  string,
  string,
  string,
];

/** A defect planted in a page, and the check that must detect it. */
export interface PlantedHistory {
  readonly what: string;
  /** The title of the check that must fail. */
  readonly title: string;
  /** The error that the check must report: any other failure proves nothing. */
  readonly catches: RegExp;
  /** Runs in the page, before its first script. */
  readonly plant: () => void;
}

export const PLANTED_HISTORIES: readonly PlantedHistory[] = [
  {
    what: 'creates stubs without a height',
    title: STUBS,
    catches: /height of three stubs/,
    plant: () => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('.stub { min-block-size: 0 !important }');
      const real = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'adoptedStyleSheets');
      Object.defineProperty(ShadowRoot.prototype, 'adoptedStyleSheets', {
        get(this: ShadowRoot) {
          return real?.get?.call(this) as unknown;
        },
        set(this: ShadowRoot, adopted: readonly CSSStyleSheet[]) {
          real?.set?.call(this, [...adopted, sheet]);
        },
      });
    },
  },
  {
    what: 'never folds its pages',
    title: STUBS,
    catches: /pages that are cards/,
    // An element that is not rendered is not folded.
    plant: () => (Element.prototype.getClientRects = () => [] as unknown as DOMRectList),
  },
  {
    what: 'does not state the length of its list',
    title: STUBS,
    catches: /sizes of the list/,
    plant: () => {
      const real = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) {
        if (name !== 'aria-setsize') real.call(this, name, value);
      };
    },
  },
  {
    what: 'states wrong positions of its stubs',
    title: STUBS,
    catches: /places in the list/,
    plant: () => {
      const real = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) {
        real.call(this, name, name === 'aria-posinset' && this.matches('.stub') ? '1' : value);
      };
    },
  },
  {
    what: 'leaves the text of its stubs visible',
    title: STUBS,
    catches: /visible stubs/,
    plant: () => {
      const real = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) {
        if (name !== 'hidden') real.call(this, name, value);
      };
    },
  },
  {
    what: 'does not restore stubs that come into view',
    title: SCROLLING,
    catches: /pages that are cards by now/,
    plant: () => (IntersectionObserver.prototype.observe = () => undefined),
  },
  {
    what: 'moves while its pages load',
    title: SCROLLING,
    catches: /the distance that it moved/,
    plant: () => {
      const observer = new MutationObserver((changes) => {
        const isFilled = changes.some(({ addedNodes }) =>
          [...addedNodes].some((node) => node instanceof HTMLLIElement),
        );
        if (isFilled && scrollY > 0) scrollBy(0, -40);
      });
      const real = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (options) {
        const root = real.call(this, options);
        observer.observe(root, { childList: true, subtree: true });
        return root;
      };
    },
  },
  {
    what: "hides its stubs from the browser's search",
    title: FINDING,
    catches: /what was found/,
    plant: () => {
      const real = Element.prototype.setAttribute;
      Element.prototype.setAttribute = function (name, value) {
        real.call(this, name, name === 'hidden' ? '' : value);
      };
    },
  },
  {
    what: 'loses the focus when a stub is replaced',
    title: FOCUS,
    catches: /the order that has the focus/,
    plant: () => {
      HTMLAnchorElement.prototype.focus = () => undefined;
    },
  },
];
