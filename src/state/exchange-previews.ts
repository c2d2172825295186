import type { ExchangePreview } from '../domain/returns/exchange-preview.js';
import type { Load } from '../domain/load.js';
import { createNamedLoads, type NamedLoads } from './named-loads.js';

export type ExchangePreviewLoad = Load<ExchangePreview>;

/** What exchanges would come to, by what they are made of. */
export function createExchangePreviews(): NamedLoads<ExchangePreview> {
  return createNamedLoads();
}
