import type { Locator, Page } from '@playwright/test';
import type { Flag } from '../../src/app/configuration/flag-table.js';

/** Where one flag is seen: a page of the demo, and what stands there with the flag alone and not without it, or the other way round. */
export interface FlagRow {
  readonly flag: Flag;
  /** Address on the demo's site, without `flags`. */
  readonly at: string;
  /** What it needs beside itself to be seen. */
  readonly beside?: readonly Flag[];
  /** Goes to where the difference shows, once the screen is there. */
  readonly act?: (page: Page) => Promise<void>;
  /** What the flag brings, or takes away. */
  readonly find: (page: Page) => Locator;
  readonly isSeen: 'on' | 'off';
  /** What stands there in its place; waited for where something is done first. */
  readonly instead?: (page: Page) => Locator;
  /** Off, its screen draws nothing at all. */
  readonly drawsNothingOff?: true;
}
