import { listCarrierServicesContract } from '../../../contract/calls/list-carrier-services.js';
import { CARRIER_SERVICES } from '../returns/carrier-services.js';
import type { SandboxCall } from './sandbox-call.js';

export const listCarrierServices: SandboxCall = {
  contract: listCarrierServicesContract,
  // None of a service's fields is optional, so `missing` is empty.
  drift: {
    nulls: [],
    types: ['objects.0.providerName'],
    enums: ['objects.0.productServiceTypeCode'],
    missing: ['objects.-1.serviceSCACCode'],
    pictures: [],
  },
  answer({ filters }) {
    const kinds = filters['productServiceTypeCode']?.split(',') ?? [];
    const services = CARRIER_SERVICES[filters['serviceCountryCode'] ?? ''] ?? [];
    const objects = services.filter(({ productServiceTypeCode }) => kinds.includes(productServiceTypeCode));
    return { status: 200, body: { objects } };
  },
};
