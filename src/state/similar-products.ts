import type { Load } from '../domain/load.js';
import type { SimilarProduct } from '../domain/similar-product.js';
import { createNamedLoads, type NamedLoads } from './named-loads.js';

export type SimilarLoad = Load<readonly SimilarProduct[]>;

/** Products like those that were ordered, by a name that says which. */
export function createSimilarProducts(): NamedLoads<readonly SimilarProduct[]> {
  return createNamedLoads();
}
