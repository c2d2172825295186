import type { Page } from '@playwright/test';

/**
 * Acts like a shopper, with a pointer or with the keyboard alone. Names are English and also match the text of
 * `ar-XB`.
 */
export interface Driver {
  readonly page: Page;
  /** Presses a button, follows a link or unfolds details. */
  press(name: string): Promise<void>;
  /** Fills in the field with this label. */
  fill(label: string, text: string): Promise<void>;
  /** Checks the checkbox or radio button whose name starts with this text. */
  pick(name: string): Promise<void>;
  /** Chooses an option, by its text, of the select whose name starts with this text. */
  choose(name: string, option: string): Promise<void>;
  /** Closes a dialog without using a button. */
  dismiss(): Promise<void>;
}

/** Invisible marks that set the direction of words. */
const MARKS = '[\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*';

/** Creates a pattern for an English name that ignores direction marks. */
export function toNamePattern(name: string, isWhole = true): RegExp {
  const words = name.split(' ').map((word) => [...word].map(escapeSign).join(MARKS));
  return new RegExp(`^${MARKS}${words.join(`${MARKS}\\s+${MARKS}`)}${MARKS}${isWhole ? '$' : ''}`);
}

function escapeSign(sign: string): string {
  return sign.replace(/[.*+?^${}()|[\]\\]/, '\\$&');
}

/** Removes the direction marks from a text. */
export function stripMarks(text: string): string {
  return text.replace(new RegExp(MARKS, 'g'), '');
}
