import * as z from 'zod/mini';
import type { CarrierService } from '../model/return-method.js';
import {
  blocksSchema,
  createBlockReader,
  enumField,
  ignorePath,
  readWhole,
  textField,
  readBlocks,
  type OnUnreadable,
} from '../../http/read/wire-fields.js';
import { SchemaFailure } from '../../http/errors.js';
import { defineCall } from '../../http/define-call.js';

const KINDS = 'DROPOFF_RETURN,PAPERLESS_RETURN,PICKUP_RETURN';

/** Lists the carriers that accept returns in the country, and how. Fails if there are none ('improperly formatted response'). */
export const listCarrierServices = defineCall({
  name: 'list-carrier-services',
  method: 'GET',
  path: '/ship/provider_services/v1',
  toRequest: (_request: Record<string, never>, { country, fieldPrefix = 'product' }) => ({
    filters: [
      ['serviceCountryCode', country.toUpperCase()],
      ['providerTypeCode', 'CARRIER'],
      [`${fieldPrefix}ServiceTypeCode`, KINDS],
    ],
  }),
  toValue: (answer, _request, { onUnreadable }) => toCarrierServices(answer, onUnreadable),
  message: 'improperly formatted response',
});

/** A return method that a carrier offers. */
export const carrierServiceSchema = z.object({
  productServiceTypeCode: enumField(['DROPOFF_RETURN', 'PAPERLESS_RETURN', 'PICKUP_RETURN']),
  providerName: textField,
  serviceSCACCode: z.string(),
});

/** Each service is parsed separately, so that an invalid one does not affect the others. */
export const carrierServicesSchema = z.object({ objects: blocksSchema });

const KIND_BY_CODE = {
  DROPOFF_RETURN: 'dropoff',
  PAPERLESS_RETURN: 'paperless',
  PICKUP_RETURN: 'pickup',
  unknown: undefined,
} as const satisfies Readonly<Record<string, CarrierService['kind'] | undefined>>;

/**
 * Leaves out services that cannot be read.
 *
 * @throws SchemaFailure if none is left
 */
export function toCarrierServices(wire: unknown, onUnreadable = ignorePath): CarrierService[] {
  const { objects } = readWhole(carrierServicesSchema, wire);
  const services = readBlocks(objects, { at: 'objects', onUnreadable }, findService);
  if (services.length === 0) throw new SchemaFailure('objects');
  return services;
}

function findService(block: unknown, onUnreadable: OnUnreadable): CarrierService | undefined {
  const service = createBlockReader(onUnreadable)(carrierServiceSchema, block, '');
  if (!service) return undefined;
  const kind = KIND_BY_CODE[service.productServiceTypeCode];
  const scac = service.serviceSCACCode.trim().toUpperCase();
  if (kind && scac !== '') return { kind, provider: service.providerName, scac };
  onUnreadable(kind ? 'serviceSCACCode' : 'productServiceTypeCode');
  return undefined;
}
