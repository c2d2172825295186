import { findLabelOffer, type LabelOffer } from './model/label-offer.js';
import type { ReturnLabelProps } from './label-views.js';
import type { ReadyRules } from '../use-return-rules.js';
import { useScope } from '../../app/context/scope-context.js';
import { useSlice } from '../../app/context/use-slice.js';

/** What there is of a label for a return, by its country and the flags of the page. */
export function useLabelOffer({ order, method, isPaperless }: ReturnLabelProps, rules: ReadyRules): LabelOffer {
  const scope = useScope();
  // Flags count anew with what the page asks for.
  useSlice(scope.settings, ({ configuration }) => configuration);
  return findLabelOffer({
    order,
    method,
    isPaperless,
    rules,
    isPaperlessArea: scope.isFlagOn('emeaPaperless'),
    showsCodes: scope.isFlagOn('paperlessReturnConfirmation'),
    postsLabels: scope.isFlagOn('showMailLabel'),
  });
}
