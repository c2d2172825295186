import type { Locator, Page } from '@playwright/test';
import type { MessageId } from '../../src/i18n/create-intl.js';
import type { SceneOutcome, NextAction } from './call-scene.js';

/** The message ids of a box. */
export interface BoxWords {
  readonly title: MessageId;
  readonly text: MessageId;
}

const RETRY: NextAction = { role: 'button', message: 'failure.retry' };
const CONTACT: NextAction = { role: 'link', message: 'failure.contact' };

/** Longer than the wait that a busy service asks for, and than the longest that the page accepts, a day. */
export const SHORT_WAIT_MS = 60_000;
export const LONG_WAIT_MS = 24 * 60 * 60_000 + SHORT_WAIT_MS;

/** Creates outcomes that are a box of one kind and differ in title and text. */
export function createBoxes(find: (page: Page, words: BoxWords) => Locator) {
  const box = (words: BoxWords): Pick<SceneOutcome, 'find'> => ({ find: (page) => find(page, words) });
  return {
    /** Offers Retry. */
    retry: (words: BoxWords): SceneOutcome => ({ ...box(words), nextAction: RETRY, recovery: 'by hand' }),
    /** Offers Retry, and retries by itself once the network is back. */
    resume: (words: BoxWords): SceneOutcome => ({ ...box(words), nextAction: RETRY, recovery: 'by itself' }),
    /** Offers Retry after a wait. */
    wait: (words: BoxWords, afterMs: number): SceneOutcome => ({
      ...box(words),
      nextAction: { ...RETRY, afterMs },
      recovery: 'by hand',
    }),
    /** Offers only a contact link, because the shopper cannot solve it alone. */
    contact: (words: BoxWords): SceneOutcome => ({ ...box(words), nextAction: CONTACT }),
    other: (words: BoxWords, nextAction: NextAction, recovery?: SceneOutcome['recovery']): SceneOutcome => ({
      ...box(words),
      nextAction,
      ...(recovery && { recovery }),
    }),
  };
}

/** The area is no longer in the page. */
export const GONE: SceneOutcome = { find: (page) => page.locator('body:not(:has(orders-area))') };
