import { findOtherCountry } from './model/return-offer.js';
import type { Scope } from '../app/context/scope.js';

/** The country that takes a return, where it is another than the shopper's and the page wants that said (`enableOrderMismatchModal`). */
export function findReturnCountry(scope: Scope, shipFromCountry: string | undefined): string | undefined {
  if (!scope.isFlagOn('enableOrderMismatchModal')) return undefined;
  return findOtherCountry(shipFromCountry, scope.settings.getState().configuration.country);
}
