/** What a shopper does on the way to a state; each waits for what it acts on. Selectors reach into shadow roots by themselves. */
export type Step = (
  | { readonly press: string }
  | { readonly pick: string }
  /** Takes the first thing to choose from. */
  | { readonly choose: string }
  | { readonly type: string; readonly text: string }
  | { readonly see: string }
  /** `CALL:FAULT`, from then on. */
  | { readonly fault: string }
  /** Brings it into sight. */
  | { readonly scroll: string }
  /** So many milliseconds pass, by the page's own clock. */
  | { readonly later: number }
  /** The page is loaded anew, with what the tab keeps. */
  | { readonly isReload: true }
) & {
  /** Which of several; from the end where it is below zero. */
  readonly at?: number;
  /** Not always there: only briefly waited for. */
  readonly maybe?: true;
};

/** A state of a screen, as the gallery shows it. Named like its row in `tests/surfaces/`, whose tests hold the two together. */
export interface GalleryState {
  readonly name: string;
  /** The tag that draws it. */
  readonly group: string;
  readonly kind: 'ready' | 'empty' | 'loading' | 'error' | 'nobody' | 'dialog' | 'notice';
  /** What is there once it has come. */
  readonly shown: string;
  /** Below `/{country}/{locale}/orders`, where the area shows it; absent where the tag stands alone. */
  readonly path?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly country?: string;
  /** Who is signed in; a member unless it says otherwise. */
  readonly as?: string;
  /** Proves the order of a guest. */
  readonly email?: string;
  /** `CALL:FAULT` from the start. */
  readonly fault?: string;
  /** Of the page. */
  readonly query?: string;
  readonly alerts?: true;
  readonly steps?: readonly Step[];
  /** Scripts that do not come, by how their names begin. */
  readonly lost?: string;
  /** Scripts that take for ever. */
  readonly held?: string;
}

/** A state without what all of its group have. */
export type StateOf = Omit<GalleryState, 'group'>;

/** Rows of one tag. */
export function groupStates(group: string, states: readonly StateOf[]): GalleryState[] {
  return states.map((state) => ({ group, ...state }));
}
