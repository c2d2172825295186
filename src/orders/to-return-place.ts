import type { ElementContext } from '../app/context/element-context.js';
import type { ReturnAvailability } from './model/return-offer.js';

/** What flags and market say of returns here. */
export function getReturnAvailability(context: ElementContext): ReturnAvailability {
  const { market } = context.settings.getState();
  return {
    isDisabled: context.isFlagOn('disableReturns'),
    keepsPersonalItems: market?.keepsPersonalItems === true,
    schedulesPickup: market?.schedulesReturnPickup === true && context.isFlagOn('enableSagawaReturn'),
  };
}
