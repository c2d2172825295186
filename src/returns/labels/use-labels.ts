import type { LabelViews } from './label-views.js';
import { useLazyModule, type LazyState } from '../../app/lazy/use-lazy-module.js';

const loadLabels = async () => (await import('./label-actions.js')).labelsModule;

/** The lazy views of a return's label, code and barcode. */
export function useLabels(isNeeded: boolean): LazyState<LabelViews> {
  return useLazyModule(loadLabels, isNeeded);
}
