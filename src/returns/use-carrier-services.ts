import { composeCarrierServices, type CarrierServicesState } from './compose-carrier-services.js';
import { useScope } from '../app/context/scope-context.js';
import { useSlice } from '../app/context/use-slice.js';

/** The carriers that take returns of the tag's country, as far as the service names them. */
export function useCarrierServices(): CarrierServicesState {
  return useSlice(useScope().own(composeCarrierServices).store, (state) => state);
}
