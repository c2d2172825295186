import { goTo } from '../../e2e/support/area.js';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene, SceneOutcome } from '../call-scene.js';
import { AREA, getPath, openScene } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createReadCells, type ReadOutcome } from './create-read-cells.js';

type ListOutcome = ReadOutcome | 'nowhere';

export interface ListPlan extends Pick<CallScene, 'call' | 'path' | 'query' | 'chunks'> {
  readonly tag: string;
  /** The path of its screen below the area's prefix. */
  readonly at: string;
  /** The query of its address, if it has a search. */
  readonly search?: string;
  /** The text of a card that exists only in the language requested last. */
  readonly newest: { readonly hasText?: string };
  readonly slow: NonNullable<CallScene['slow']>;
  /** The error code of a failure. */
  readonly code: Parameters<typeof createReadCells>[0];
  /** The cells that differ from those of every list. */
  readonly cells?: Partial<CallScene<ListOutcome>['cells']>;
}

/** The tabs above a list warn as well if the file with their call cannot be loaded. */
export const CELLS_BELOW_TABS: NonNullable<ListPlan['cells']> = {
  offline: { outcome: 'offline', errors: ['chunk-load', 'offline'] },
  chunk: { outcome: 'chunk', errors: ['chunk-load', 'chunk-load'] },
};

/** Creates the scene of a list of a member's orders, which its screen requests by itself. */
export function createListScene({ tag, at, search, code, newest, cells, ...scene }: ListPlan): CallScene<ListOutcome> {
  return {
    ...scene,
    method: 'GET',
    open: (page, setting) =>
      openScene(page, { path: at, ...(search !== undefined && { query: `&${search}` }) }, setting),
    cross: (page) => goTo(page, `/us/en/orders${at}${search === undefined ? '' : `?${search}`}`),
    readStored: (page) => Promise.resolve([getPath(page)]),
    preserved: [`${AREA}${at}`],
    outcomes: createOutcomes({ tag, newest }),
    cells: {
      ...createReadCells(code),
      // A list always exists, so a 404 means that the service is misconfigured.
      notFound: { outcome: 'nowhere', errors: [code] },
      ...cells,
    },
  };
}

function createOutcomes({
  tag,
  newest,
}: Pick<ListPlan, 'tag' | 'newest'>): Readonly<Record<ListOutcome, SceneOutcome>> {
  const box = createBoxes((page, { title, text }) =>
    page
      .locator(tag)
      .getByRole('alert', { name: toPattern(title) })
      .filter({ hasText: toPattern(text) }),
  );
  return {
    done: { find: (page) => page.locator(`${tag} article`) },
    newest: { find: (page) => page.locator(`${tag} article`, newest) },
    partial: { find: (page) => page.locator(`${tag} .notice`, { hasText: toPattern('orderHistory.unreadable') }) },
    failed: box.retry({ title: 'readFailure.title', text: 'readFailure.text' }),
    refused: box.contact({ title: 'readFailure.title', text: 'readFailure.forbidden' }),
    nowhere: box.retry({ title: 'readFailure.title', text: 'readFailure.forbidden' }),
    signedOut: box.other(
      { title: 'readFailure.signInTitle', text: 'readFailure.signIn' },
      { role: 'button', message: 'orderHistory.signIn' },
    ),
    offline: box.resume({ title: 'failure.networkTitle', text: 'readFailure.offline' }),
    chunk: box.retry({ title: 'failure.networkTitle', text: 'readFailure.chunkLoad' }),
    gone: GONE,
  };
}
