import type { Locator, Page } from '@playwright/test';
import type { MessageId } from '../../src/i18n/create-intl.js';
import type { End, FailureActions } from './call-scene.js';

/** Words of a box, and the control in it that leads on. */
export interface BoxWords {
  readonly title: MessageId;
  readonly text: MessageId;
}

const RETRY: FailureActions = { role: 'button', message: 'failure.retry' };
const CONTACT: FailureActions = { role: 'link', message: 'failure.contact' };

/** Ends that are a box of one kind, each with another title and text. */
export function createBoxes(find: (page: Page, words: BoxWords) => Locator) {
  const box = (words: BoxWords): Pick<End, 'find'> => ({ find: (page) => find(page, words) });
  return {
    /** To be tried again. */
    retry: (words: BoxWords): End => ({ ...box(words), wayOn: RETRY, mended: 'by hand' }),
    /** Tried again by itself once the network is back. */
    resume: (words: BoxWords): End => ({ ...box(words), wayOn: RETRY, mended: 'by itself' }),
    /** To be tried again when a wait is over. */
    wait: (words: BoxWords, afterMs: number): End => ({
      ...box(words),
      wayOn: { ...RETRY, afterMs },
      mended: 'by hand',
    }),
    /** Nothing that the shopper can do alone. */
    contact: (words: BoxWords): End => ({ ...box(words), wayOn: CONTACT }),
    other: (words: BoxWords, wayOn: FailureActions, mended?: End['mended']): End => ({
      ...box(words),
      wayOn,
      ...(mended && { mended }),
    }),
  };
}

/** Nothing of the area is left in the page. */
export const GONE: End = { find: (page) => page.locator('body:not(:has(orders-area))') };
