import type { Load } from '../../../../http/model/failure.js';
import type { ExchangeOptions } from '../model/exchange-sku.js';
import { createNamedLoads, type NamedLoads } from '../../../../app/state/named-loads.js';

export type ExchangeOptionsLoad = Load<ExchangeOptions>;

/** What items may be exchanged for, by item and quantity: all units of a row share one answer. */
export function createExchangeOptions(): NamedLoads<ExchangeOptions> {
  return createNamedLoads();
}
