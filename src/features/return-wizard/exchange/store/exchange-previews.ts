import type { ExchangePreview } from '../model/exchange-preview.js';
import type { Load } from '../../../../http/model/load.js';
import { createNamedLoads, type NamedLoads } from '../../../../app/state/named-loads.js';

export type ExchangePreviewLoad = Load<ExchangePreview>;

/** What exchanges would come to, by what they are made of. */
export function createExchangePreviews(): NamedLoads<ExchangePreview> {
  return createNamedLoads();
}
