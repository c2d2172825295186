import type { Outcome } from '../../http/model/failure.js';
import type { CarrierService } from '../model/carrier-service.js';
import { toQuery, type CallContext } from '../../http/call-context.js';
import { findOutcome } from '../../http/client.js';
import { CARRIER_SERVICES_PATH } from './return-paths.js';
import { toCarrierServices } from './carrier-services.js';

const KINDS = 'DROPOFF_RETURN,PAPERLESS_RETURN,PICKUP_RETURN';

/**
 * Lists the carriers that take returns of a country, and how: `GET /ship/provider_services/v1`.
 *
 * @returns the services as sent; a failure where there are none ('improperly formatted response')
 */
export function listCarrierServices(
  context: CallContext,
  _request: Record<string, never>,
  signal: AbortSignal,
): Promise<Outcome<readonly CarrierService[]>> {
  const filters = toQuery([
    ['serviceCountryCode', context.country.toUpperCase()],
    ['providerTypeCode', 'CARRIER'],
    [`${context.fieldPrefix ?? 'product'}ServiceTypeCode`, KINDS],
  ]);
  return findOutcome(context, toCarrierServices, {
    call: 'list-carrier-services',
    method: 'GET',
    path: `${CARRIER_SERVICES_PATH}?${filters}`,
    signal,
  });
}
