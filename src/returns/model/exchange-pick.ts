import type { ReturnChoice } from './return-choice.js';

/** One piece of a row that is exchanged: each may come in a colour and a size of its own. */
export interface ExchangeUnit {
  readonly rowKey: string;
  /** Counted from 1, within its row. */
  readonly unit: number;
}

/** What a shopper wants in place of one piece. */
export interface ExchangePick extends ExchangeUnit {
  readonly colorCode: string;
  /** The article in its size; absent until a size is chosen. */
  readonly skuId?: string;
}

/** A pick with nothing missing. */
export interface ReadyPick extends ExchangePick {
  readonly skuId: string;
}

/** Every piece that is exchanged, in the order of the rows. */
export function listExchangeUnits(choices: readonly ReturnChoice[]): readonly ExchangeUnit[] {
  return choices.flatMap(({ rowKey, quantity, operation }) =>
    operation === 'exchange' ? Array.from({ length: quantity }, (_, index) => ({ rowKey, unit: index + 1 })) : [],
  );
}

/** What was picked for one piece so far. */
export function findPick(picks: readonly ExchangePick[], { rowKey, unit }: ExchangeUnit): ExchangePick | undefined {
  return picks.find((pick) => pick.rowKey === rowKey && pick.unit === unit);
}

/** Whether colour and size are chosen. */
export function isReadyPick(pick: ExchangePick | undefined): pick is ReadyPick {
  return pick?.skuId !== undefined;
}
