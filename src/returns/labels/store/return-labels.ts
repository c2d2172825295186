import type { Load } from '../../../http/model/load.js';
import type { ReturnLabel } from '../model/return-label.js';
import { createNamedLoads, type NamedLoads } from '../../../app/state/named-loads.js';

export type ReturnLabelLoad = Load<ReturnLabel>;

/** Labels, by the number of their return: every place that shows one has the same. */
export function createReturnLabels(): NamedLoads<ReturnLabel> {
  return createNamedLoads();
}
