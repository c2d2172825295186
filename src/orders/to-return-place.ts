import type { Scope } from '../app/context/scope.js';
import type { ReturnPlace } from './model/return-offer.js';

/** What flags and market say of returns here. */
export function toReturnPlace(scope: Scope): ReturnPlace {
  const { market } = scope.settings.getState();
  return {
    isDisabled: scope.isFlagOn('disableReturns'),
    keepsPersonalItems: market?.keepsPersonalItems === true,
    schedulesPickup: market?.schedulesReturnPickup === true && scope.isFlagOn('enableSagawaReturn'),
  };
}
