import type { Locator, Page } from '@playwright/test';
import type { Flag } from '../../src/app/configuration/flag-table.js';

/** One flag: a page of the demo, and an element that appears only with the flag, or only without it. */
export interface FlagRow {
  readonly flag: Flag;
  /** Address on the demo site, without `flags`. */
  readonly at: string;
  /** Other flags that this one needs to be visible. */
  readonly beside?: readonly Flag[];
  /** Navigates to the visible difference once the screen is there. */
  readonly act?: (page: Page) => Promise<void>;
  /** What the flag shows or hides. */
  readonly find: (page: Page) => Locator;
  readonly isSeen: 'on' | 'off';
  /** What is shown in its place; awaited if an action comes first. */
  readonly instead?: (page: Page) => Locator;
  /** With the flag off, its screen renders nothing at all. */
  readonly drawsNothingOff?: true;
}
