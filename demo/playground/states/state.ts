/** A shopper's step towards a state; it waits for the element it acts on. Selectors also match inside shadow roots. */
export type Step = (
  | { readonly press: string }
  | { readonly pick: string }
  | { readonly type: string; readonly text: string }
  | { readonly see: string }
  /** `CALL:FAULT`, effective from this step on. */
  | { readonly fault: string }
  /** Scrolls the element into view. */
  | { readonly scroll: string }
  /** Advances the page's clock by this many milliseconds. */
  | { readonly later: number }
  /** Reloads the page, preserving the tab's storage. */
  | { readonly isReload: true }
) & {
  /** Index among several matches; negative counts from the end. */
  readonly at?: number;
  /** The element is optional: wait for it only briefly. */
  readonly maybe?: true;
};

/**
 * A state of a screen in the gallery. Its name is that of its row in `tests/surfaces/`, whose tests keep both in step.
 */
export interface GalleryState {
  readonly name: string;
  /** The tag that renders it. */
  readonly group: string;
  readonly kind: 'ready' | 'empty' | 'loading' | 'error' | 'nobody' | 'dialog' | 'notice';
  /** Selector of an element that exists once the state is reached. */
  readonly shown: string;
  /** Path below `/{country}/{locale}/orders` if the area shows it; absent for a standalone tag. */
  readonly path?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly country?: string;
  /** The signed-in shopper; `member` by default. */
  readonly as?: string;
  /** Proves a guest's order. */
  readonly email?: string;
  /** `CALL:FAULT`, effective from the start. */
  readonly fault?: string;
  /** The calls that the back end has (`adapter.service.calls`); all by default. */
  readonly calls?: readonly string[];
  /** The page's query. */
  readonly query?: string;
  readonly alerts?: true;
  readonly steps?: readonly Step[];
  /** Prefix of the scripts that fail to load. */
  readonly lost?: string;
  /** Prefix of the scripts that never finish loading. */
  readonly held?: string;
}

/** A state without the properties that its group shares. */
export type StateOf = Omit<GalleryState, 'group'>;

/** Adds the tag to its states. */
export function groupStates(group: string, states: readonly StateOf[]): GalleryState[] {
  return states.map((state) => ({ group, ...state }));
}
