import type { Place, ReturnArrival } from '../app/navigation/place.js';
import type { Scope } from '../app/context/scope.js';
import { toReturnPage } from './to-return-page.js';

/** What a market says of where a shopper goes once a return is made. */
export interface WayOnRules {
  readonly hasPaperlessLabels: boolean;
}

/** The instructions of a return, at the address that they have in the market. */
export function findInstructionsRoute(
  scope: Scope,
  rules: WayOnRules | undefined,
): 'returnInstructions' | 'returnInstructionsEmea' {
  return rules?.hasPaperlessLabels === true && scope.isFlagOn('emeaPaperless')
    ? 'returnInstructionsEmea'
    : 'returnInstructions';
}

/**
 * Where a shopper goes from a return that was made: to its instructions (returns, section 4). The instructions move on by themselves
 * where the rules of the market could not be had.
 */
export function findWayOn(
  scope: Scope,
  returnNumber: string,
  { asks, rules }: { readonly asks: ReturnArrival; readonly rules: WayOnRules | undefined },
): Place {
  return toReturnPage(findInstructionsRoute(scope, rules), returnNumber, asks);
}

/** Whether returns are only shown how to be made here, and none is asked for. */
export function isFakeReturn(scope: Scope, rules: { readonly allowsFakeReturn: boolean } | undefined): boolean {
  return rules?.allowsFakeReturn === true && scope.isFlagOn('enableFakeReturn');
}
