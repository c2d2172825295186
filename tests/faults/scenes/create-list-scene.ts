import { goTo } from '../../e2e/support/area.js';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene, End } from '../call-scene.js';
import { AREA, getPath, openScene } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createReadCells, type ReadEnd } from './create-read-cells.js';

type ListEnd = ReadEnd | 'nowhere';

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
  readonly cells?: Partial<CallScene<ListEnd>['cells']>;
}

/** The tabs above a list warn as well if the file with their call cannot be loaded. */
export const CELLS_BELOW_TABS: NonNullable<ListPlan['cells']> = {
  offline: { end: 'offline', errors: ['chunk-load', 'offline'] },
  chunk: { end: 'chunk', errors: ['chunk-load', 'chunk-load'] },
};

/** Creates the scene of a list of a member's orders, which its screen requests by itself. */
export function createListScene({ tag, at, search, code, newest, cells, ...scene }: ListPlan): CallScene<ListEnd> {
  return {
    ...scene,
    method: 'GET',
    open: (page, setting) =>
      openScene(page, { path: at, ...(search !== undefined && { query: `&${search}` }) }, setting),
    cross: (page) => goTo(page, `/us/en/orders${at}${search === undefined ? '' : `?${search}`}`),
    readStored: (page) => Promise.resolve([getPath(page)]),
    preserved: [`${AREA}${at}`],
    ends: createEnds({ tag, newest }),
    cells: {
      ...createReadCells(code),
      // A list always exists, so a 404 means that the service is misconfigured.
      notFound: { end: 'nowhere', errors: [code] },
      ...cells,
    },
  };
}

function createEnds({ tag, newest }: Pick<ListPlan, 'tag' | 'newest'>): Readonly<Record<ListEnd, End>> {
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
