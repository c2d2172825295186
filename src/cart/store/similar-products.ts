import type { Load } from '../../http/model/load.js';
import type { SimilarProduct } from '../model/similar-product.js';
import { createNamedLoads, type NamedLoads } from '../../app/state/named-loads.js';

export type SimilarLoad = Load<readonly SimilarProduct[]>;

/** Products like those that were ordered, by a name that says which. */
export function createSimilarProducts(): NamedLoads<readonly SimilarProduct[]> {
  return createNamedLoads();
}
