import type { WayOnRules } from '../../returns/find-way-on.js';
import type { Scope } from '../../app/context/scope.js';

/**
 * Whether a code on a screen stands in for the label of a way back: where its carrier needs no paper, by the flag that has a say in the
 * country.
 */
export function isPaperlessReturn(
  scope: Scope,
  { hasPaperlessLabels }: WayOnRules,
  { isPaperless }: { readonly isPaperless?: boolean },
): boolean {
  return isPaperless === true && scope.isFlagOn(hasPaperlessLabels ? 'emeaPaperless' : 'paperlessReturnConfirmation');
}
