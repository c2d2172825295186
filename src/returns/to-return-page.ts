import {
  type Destination,
  type ReturnArrival,
  type ReturnPageRoute,
  getScreenAddress,
} from '../app/navigation/navigate.js';
import { RETURN_PATHS } from '../app/navigation/return-paths.js';
import type { ElementContext } from '../app/context/element-context.js';

/** A screen that follows a return. `asks`: how a shopper comes to it, where that is known. */
export function toReturnPage(route: ReturnPageRoute, orderNumber: string, asks?: ReturnArrival): Destination {
  return { route, path: RETURN_PATHS[route], orderNumber, ...(asks && { asks }) };
}

/** How the shopper came to the instructions on show, by the query; absent where they did not come from a return they just made. */
export function readReturnArrival(context: ElementContext): ReturnArrival | undefined {
  const query = getScreenAddress(context).searchParams;
  if (query.get('pageView') !== 'true') return undefined;
  return query.get('emailSent') === 'true' ? 'pageView=true&emailSent' : 'pageView';
}

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
