import type { Amount, Member, Order } from './engine.js';

/** What an engine does for exchanges. */
export interface ExchangeEngine {
  /** An order, and what units of some of its lines can be exchanged for; undefined as in `findOrder`. */
  findReplacements(number: string, member: Member, wanted: WantedLines): Promise<ReplacementOffers | undefined>;
  /** Sends articles instead of units of a return. A return is exchanged once: a repetition has the first result again. */
  requestExchange(number: string, member: Member, intent: ExchangeIntent): Promise<ExchangeResult>;
}

/** Lines by their article, or by their ids. */
export type WantedLines = { readonly gtin: string } | { readonly lineIds: readonly string[] };

export interface ReplacementOffers {
  readonly order: Order;
  /** By the id of the line; without an entry, its product is not sold any more. */
  readonly offers: ReadonlyMap<string, readonly Replacement[]>;
}

/** An article that can be sent instead of a unit. Its amounts are of one unit, as those of the order. */
export interface Replacement extends Amount {
  readonly article: string;
  readonly title: string;
  readonly image?: string;
  readonly color?: string;
  readonly size?: string;
  readonly styleColor?: string;
  /** How many units the shop has; absent if it does not count them. */
  readonly stock?: number;
  /** It costs exactly what was paid for the unit. */
  readonly isEven: boolean;
}

export interface ExchangeIntent {
  readonly returnNumber: string;
  readonly lines: readonly ExchangedLine[];
  /** The same for repetitions of a request, which are carried out once. */
  readonly key?: string;
}

/** Units of a line that is exchanged, and the article that is sent instead. */
export interface ExchangedLine {
  readonly lineId: string;
  readonly article: string;
  readonly quantity: number;
  /** Of one unit. */
  readonly price: { readonly net: number; readonly gross: number };
}

/**
 * `keyReused` if the key belongs to another exchange, `alreadyExchanged` if the return does, `notExchangeable` if the return has no such
 * units, or was received or cancelled.
 */
export type ExchangeResult =
  | { readonly exchangeNumber: string }
  | { readonly refusal: 'notFound' | 'keyReused' | 'alreadyExchanged' | 'notExchangeable' | 'soldOut' };
