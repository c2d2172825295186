import type { ReturnArrival } from '../app/navigation/place.js';
import { getScreenAddress } from '../app/navigation/screen-address.js';
import type { Scope } from '../app/context/scope.js';

/** How the shopper came to the instructions on show, by the query; absent where they did not come from a return they just made. */
export function readReturnArrival(scope: Scope): ReturnArrival | undefined {
  const query = getScreenAddress(scope).searchParams;
  if (query.get('pageView') !== 'true') return undefined;
  return query.get('emailSent') === 'true' ? 'pageView=true&emailSent' : 'pageView';
}
