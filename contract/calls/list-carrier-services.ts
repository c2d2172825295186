import * as z from 'zod/mini';
import { carrierServiceSchema, carrierServicesSchema } from '../../src/returns/api/list-carrier-services.js';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { serviceCountryField, serviceKindsField, visitorIdField } from '../request-fields.js';

/** The answer as sent by the service; the client parses each carrier service separately. */
export const wireCarrierServicesSchema = z.extend(carrierServicesSchema, { objects: z.array(carrierServiceSchema) });

export type WireCarrierService = z.input<typeof carrierServiceSchema>;

/** Lists the carriers that accept returns in a country, and how. */
export const listCarrierServicesContract: ContractCall = {
  name: 'list-carrier-services',
  method: 'GET',
  path: '/ship/provider_services/v1',
  who: 'both',
  summary: 'List the carriers for returns of a country',
  description:
    'Requested by the return wizard if the flag `enableCarrierService` is on. If the list is empty or the call fails, the wizard ' +
    'shows the return methods of the market. `productServiceTypeCode` takes several values, separated by commas.',
  request: {
    headers: z.object({
      'x-visitor-id': z.optional(visitorIdField),
    }),
    filters: z.object({
      serviceCountryCode: serviceCountryField,
      providerTypeCode: z.literal('CARRIER'),
      productServiceTypeCode: serviceKindsField,
    }),
  },
  responses: {
    200: {
      description: 'The services, in the order in which the client shows them.',
      schema: wireCarrierServicesSchema,
    },
    ...commonResponses,
  },
};
