import type { Locator, Page } from '@playwright/test';
import type { CallName } from '../faults/fault.js';

export interface WriteSetting {
  readonly world: string;
  /** One of the sandbox's, for this call. */
  readonly fault?: string;
}

/** Something that a shopper asks the service to do, and that must be done once. */
export interface Write {
  readonly call: CallName;
  readonly path: RegExp;
  /** Done twice it does no harm: it is tried again without a look, and each tab asks for itself. */
  readonly isHarmless?: true;
  /** What may have been done is not sent again from here: the shopper looks for it. */
  readonly isLeftToShopper?: true;
  /** Opens the page, up to the press that sends. */
  open(page: Page, setting: WriteSetting): Promise<void>;
  /** Gets to the press that sends, on a page that is open: where it was closed, or the tag was made anew. */
  reopen(page: Page): Promise<void>;
  /** What sends when it is pressed. With two tags on the page there are two. */
  getSenders(page: Page): Locator;
  /** Puts another tag beside the first, and gets it to the press that sends. */
  openSecond(page: Page): Promise<void>;
  /** The shopper is told that it was sent, or waits to be. */
  expectUnderWay(page: Page): Promise<void>;
  /** The shopper is told that it is done. */
  expectDone(page: Page): Promise<void>;
  /** What the shopper presses where nobody can tell whether it was done. */
  getRetry(page: Page): Locator;
  /** Whether the service shows that it was done. */
  isDone(page: Page, world: string): Promise<boolean>;
}
