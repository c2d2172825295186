import type { Load } from '../domain/load.js';
import type { ReturnLabel } from '../domain/returns/return-label.js';
import { createNamedLoads, type NamedLoads } from './named-loads.js';

export type ReturnLabelLoad = Load<ReturnLabel>;

/** Labels, by the number of their return: every place that shows one has the same. */
export function createReturnLabels(): NamedLoads<ReturnLabel> {
  return createNamedLoads();
}
