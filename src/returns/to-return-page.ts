import { getScreenAddress } from '../app/navigation/navigate.js';
import type { Destination, ReturnArrival, ReturnPageRoute } from '../app/navigation/destination.js';
import { RETURN_PATHS } from '../app/navigation/return-paths.js';
import type { ElementContext } from '../app/context/element-context.js';

/** The address of a view that follows a return. `arrival`: how the shopper arrives there, if known. */
export function toReturnPage(route: ReturnPageRoute, orderNumber: string, arrival?: ReturnArrival): Destination {
  return { route, path: RETURN_PATHS[route], orderNumber, ...(arrival && { arrival }) };
}

/** Reads from the query how the shopper came to the current instructions; undefined unless they have just made the return. */
export function readReturnArrival(context: ElementContext): ReturnArrival | undefined {
  const query = getScreenAddress(context).searchParams;
  if (query.get('pageView') !== 'true') return undefined;
  return { wasEmailed: query.get('emailSent') === 'true' };
}

/** The market's rules for the page that follows a return. */
export interface InstructionsRules {
  readonly hasPaperlessLabels: boolean;
}

/** The route of a return's instructions in the current market. */
export function findInstructionsRoute(
  context: ElementContext,
  rules: InstructionsRules | undefined,
): 'returnInstructions' | 'returnInstructionsEmea' {
  return rules?.hasPaperlessLabels === true && context.isFlagOn('emeaPaperless')
    ? 'returnInstructionsEmea'
    : 'returnInstructions';
}

/**
 * The page after a return was made: its instructions (returns, section 4). If the market's rules could not be loaded, the instructions
 * redirect to the right address themselves.
 */
export function toInstructionsPage(
  context: ElementContext,
  returnNumber: string,
  { arrival, rules }: { readonly arrival: ReturnArrival; readonly rules: InstructionsRules | undefined },
): Destination {
  return toReturnPage(findInstructionsRoute(context, rules), returnNumber, arrival);
}

/** Whether this market only shows how to make a return, and the flag is on: then no request is sent. */
export function isFakeReturn(
  context: ElementContext,
  rules: { readonly allowsFakeReturn: boolean } | undefined,
): boolean {
  return rules?.allowsFakeReturn === true && context.isFlagOn('enableFakeReturn');
}
