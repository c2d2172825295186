import type { Page } from '@playwright/test';

/** How a shopper acts: with a pointer, or with the keyboard alone. Names are the English ones; in `ar-XB` they are found as well. */
export interface Driver {
  readonly page: Page;
  /** Presses a button, or follows a link. */
  press(name: string): Promise<void>;
  /** Fills in the field with this label. */
  fill(label: string, text: string): Promise<void>;
  /** Ticks a box, or takes one of several; names of either may be longer. */
  pick(name: string): Promise<void>;
  /** Takes the first thing to choose from in the list with this label. */
  chooseFirst(label: string): Promise<void>;
  /** Leaves a dialog without a button. */
  dismiss(): Promise<void>;
}

/** Signs that stand around words to set their direction; nobody reads them. */
const MARKS = '[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*';

/** Finds an English name in every wording that has the same letters, whatever their direction. */
export function toNamePattern(name: string, isWhole = true): RegExp {
  const words = name.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${MARKS}${words.join(`${MARKS}\\s+${MARKS}`)}${MARKS}${isWhole ? '$' : ''}`);
}

/** The words without the signs that set their direction. */
export function stripMarks(text: string): string {
  return text.replace(new RegExp(MARKS, 'g'), '');
}
