import * as z from 'zod/mini';
import type { CarrierService } from '../model/carrier-service.js';
import { blocksSchema, createBlockReader } from '../../http/read/read-block.js';
import { SchemaFailure } from '../../http/errors.js';
import { enumField, textField } from '../../http/read/wire-fields.js';

/** A way back that a carrier offers. */
export const carrierServiceSchema = z.object({
  productServiceTypeCode: enumField(['DROPOFF_RETURN', 'PAPERLESS_RETURN', 'PICKUP_RETURN']),
  providerName: textField,
  serviceSCACCode: z.string(),
});

/** The services are read one by one, so that a broken one costs only itself. */
export const carrierServicesSchema = z.object({ objects: blocksSchema });

const KINDS = {
  DROPOFF_RETURN: 'dropoff',
  PAPERLESS_RETURN: 'paperless',
  PICKUP_RETURN: 'pickup',
  unknown: undefined,
} as const satisfies Readonly<Record<string, CarrierService['kind'] | undefined>>;

/** The carriers of a country. One that cannot be read is left out. Throws `SchemaFailure` where none is left. */
export function toCarrierServices(wire: unknown): CarrierService[] {
  let offender = 'objects';
  const list = createBlockReader((path) => (offender = path))(carrierServicesSchema, wire, '');
  const services = list?.objects.flatMap(findService) ?? [];
  if (services.length === 0) throw new SchemaFailure(offender);
  return services;
}

function findService(block: unknown): CarrierService[] {
  const { data } = carrierServiceSchema.safeParse(block);
  const kind = KINDS[data?.productServiceTypeCode ?? 'unknown'];
  const scac = data?.serviceSCACCode.trim().toUpperCase() ?? '';
  return data && kind && scac !== '' ? [{ kind, provider: data.providerName, scac }] : [];
}
