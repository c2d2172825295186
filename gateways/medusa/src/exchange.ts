import type { Amount, Member, Order } from './engine.js';

/** The part of an engine for exchanges. */
export interface ExchangeEngine {
  /** Finds an order, and the articles for which units of some lines can be exchanged; undefined as in `findOrder`. */
  findReplacements(number: string, member: Member, wanted: WantedLines): Promise<ReplacementOffers | undefined>;
  /** Sends other articles in exchange for units of a return. A return is exchanged once: a repeated request gets the first result again. */
  requestExchange(number: string, member: Member, intent: ExchangeIntent): Promise<ExchangeResult>;
}

/** Selects lines by their article or by their ids. */
export type WantedLines = { readonly gtin: string } | { readonly lineIds: readonly string[] };

export interface ReplacementOffers {
  readonly order: Order;
  /** By the id of the line. A line whose product is no longer sold has no entry. */
  readonly offers: ReadonlyMap<string, readonly Replacement[]>;
}

/** An article that can replace a unit. Its amounts are for one unit, net or gross as in the order. */
export interface Replacement extends Amount {
  readonly article: string;
  readonly title: string;
  readonly image?: string;
  readonly color?: string;
  readonly size?: string;
  readonly styleColor?: string;
  /** The number of units in stock; absent if the shop does not count them. */
  readonly stock?: number;
  /** Whether it costs exactly what was paid for the unit. */
  readonly isEven: boolean;
}

export interface ExchangeIntent {
  readonly returnNumber: string;
  readonly lines: readonly ExchangedLine[];
  /** Equal for repetitions of a request, which are carried out only once. */
  readonly key?: string;
}

/** Exchanged units of a line, and the article that replaces them. */
export interface ExchangedLine {
  readonly lineId: string;
  readonly article: string;
  readonly quantity: number;
  /** The price of one unit. */
  readonly price: { readonly net: number; readonly gross: number };
}

/**
 * `keyReused`: the key belongs to another exchange. `alreadyExchanged`: the return was exchanged. `notExchangeable`: the return does not
 * have these units, or was received or cancelled.
 */
export type ExchangeResult =
  | { readonly exchangeNumber: string }
  | { readonly refusal: 'notFound' | 'keyReused' | 'alreadyExchanged' | 'notExchangeable' | 'soldOut' };
