import type { Load } from '../domain/load.js';
import type { ExchangeOptions } from '../domain/returns/exchange-sku.js';
import { createNamedLoads, type NamedLoads } from './named-loads.js';

export type ExchangeOptionsLoad = Load<ExchangeOptions>;

/** What items may be exchanged for, by a name that says which of them, and how many: the pieces of a row share one answer. */
export function createExchangeOptions(): NamedLoads<ExchangeOptions> {
  return createNamedLoads();
}
