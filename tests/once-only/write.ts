import type { Locator, Page } from '@playwright/test';
import type { CallName } from '../faults/fault.js';

export interface WriteSetting {
  readonly world: string;
  /** A fault of the sandbox for this call. */
  readonly fault?: string;
}

/** A change that a shopper requests and that must be carried out once. */
export interface Write {
  /** Tells it from another write of the same call. */
  readonly name?: string;
  readonly call: CallName;
  readonly path: RegExp;
  /** Repeating it does no harm: it is retried without a check, and each tab sends its own. */
  readonly isHarmless?: true;
  /** An uncertain write is not sent again automatically; the shopper checks the result. */
  readonly isLeftToShopper?: true;
  /** Opens the page and prepares everything up to sending. */
  open(page: Page, setting: WriteSetting): Promise<void>;
  /** Prepares sending again on an open page, after its dialog was closed or its tag recreated. */
  reopen(page: Page): Promise<void>;
  /** The buttons that send the write: two if the page has two tags. */
  getSenders(page: Page): Locator;
  /** Adds a second tag and prepares it up to sending. */
  openSecond(page: Page): Promise<void>;
  /** Expects the shopper to see that the write is under way or waits for its turn. */
  expectPending(page: Page): Promise<void>;
  /** Expects the shopper to see that the write is done. */
  expectDone(page: Page): Promise<void>;
  /** The button for an uncertain result. */
  getRetry(page: Page): Locator;
  /** Whether the service shows that the write was carried out. */
  isDone(page: Page, world: string): Promise<boolean>;
}
