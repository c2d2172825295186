import type { Destination, ReturnArrival } from '../app/navigation/navigate.js';
import type { ElementContext } from '../app/context/element-context.js';
import { toReturnPage } from './to-return-page.js';

/** What a market says of where a shopper goes once a return is made. */
export interface NextRouteRules {
  readonly hasPaperlessLabels: boolean;
}

/** The instructions of a return, at the address that they have in the market. */
export function findInstructionsRoute(
  context: ElementContext,
  rules: NextRouteRules | undefined,
): 'returnInstructions' | 'returnInstructionsEmea' {
  return rules?.hasPaperlessLabels === true && context.isFlagOn('emeaPaperless')
    ? 'returnInstructionsEmea'
    : 'returnInstructions';
}

/**
 * Where a shopper goes from a return that was made: to its instructions (returns, section 4). The instructions move on by themselves
 * where the rules of the market could not be had.
 */
export function findNextRoute(
  context: ElementContext,
  returnNumber: string,
  { asks, rules }: { readonly asks: ReturnArrival; readonly rules: NextRouteRules | undefined },
): Destination {
  return toReturnPage(findInstructionsRoute(context, rules), returnNumber, asks);
}

/** Whether returns are only shown how to be made here, and none is asked for. */
export function isFakeReturn(
  context: ElementContext,
  rules: { readonly allowsFakeReturn: boolean } | undefined,
): boolean {
  return rules?.allowsFakeReturn === true && context.isFlagOn('enableFakeReturn');
}
