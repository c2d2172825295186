import type { ReturnRow } from './return-row.js';

/** The longest a shopper's own words may be, in signs as a shopper counts them (returns, section 9). */
export const LONGEST_TEXT = 140;

/** What becomes of a row that goes back: its price comes for it, or another article. */
export type Operation = 'return' | 'exchange';

/** One row that the shopper wants to send back. Rows without a choice stay. */
export interface ReturnChoice {
  readonly rowKey: string;
  /** 0 where none was chosen yet. */
  readonly quantity: number;
  /** Key of a reason of the market; absent where none was chosen yet. */
  readonly reason?: string;
  /** Absent where the shopper has to choose, and has not yet. */
  readonly operation?: Operation;
  /** The shopper's own words, maybe empty. Never kept over a reload. */
  readonly text: string;
}

/** A choice with nothing missing. */
export interface ReadyChoice extends ReturnChoice {
  readonly reason: string;
  readonly operation: Operation;
}

/** The choices by what they lack (returns, section 5); each stands in one list. */
export interface GroupedChoices {
  readonly ready: readonly ReadyChoice[];
  readonly noReason: readonly ReturnChoice[];
  readonly noQuantity: readonly ReturnChoice[];
  readonly noOperation: readonly ReturnChoice[];
}

export function groupChoices(choices: readonly ReturnChoice[]): GroupedChoices {
  const reasoned = choices.filter(({ reason }) => reason !== undefined);
  const counted = reasoned.filter(({ quantity }) => quantity > 0);
  return {
    ready: counted.filter((choice): choice is ReadyChoice => choice.operation !== undefined),
    noReason: choices.filter(({ reason }) => reason === undefined),
    noQuantity: reasoned.filter(({ quantity }) => quantity <= 0),
    noOperation: counted.filter(({ operation }) => operation === undefined),
  };
}

/** Whether the shopper may go on: something is chosen, and nothing that is chosen lacks anything. */
export function areChoicesReady(choices: readonly ReturnChoice[]): boolean {
  return choices.length > 0 && groupChoices(choices).ready.length === choices.length;
}

/** What a row begins with once it is chosen: all of it, and no reason. */
export function toFirstChoice({ key, returnable }: ReturnRow): ReturnChoice {
  return { rowKey: key, quantity: Math.max(1, returnable), text: '' };
}
