import { encodePart } from '../../../http/model/safe-url.js';

// Apart from the other paths: nobody but a shopper at the kerb asks for them.

/** `request-curbside-arrival`: somebody waits outside. */
export const ARRIVALS_PATH = '/store/pickup_interactions/v1';

/** `get-curbside-interaction`: how far is the store with it? */
export function getInteractionPath(id: string): string {
  return `${ARRIVALS_PATH}/${encodePart(id)}`;
}
