import * as z from 'zod/mini';
import { consentSchema, consentsSchema } from '../../src/features/order-history/partners/api/list-consents.js';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { userIdField, visitorIdField } from '../request-fields.js';

/** A member's consents as sent by the service; the client parses each consent separately. */
export const wireConsentsSchema = z.extend(consentsSchema, { consents: z.array(consentSchema) });

/** Lists the partners that may share the requesting member's purchases. */
export const listConsentsContract: ContractCall = {
  name: 'list-consents',
  method: 'GET',
  path: '/identity/user/v1/{upmId}/consents',
  who: 'member',
  summary: "List a member's consents to partners",
  description: "Members may list only their own consents: another member's id gets the same 404 as an unknown one.",
  request: {
    path: z.object({ upmId: userIdField }),
    headers: z.object({
      'x-visitor-id': z.optional(visitorIdField),
    }),
  },
  responses: {
    200: { description: 'The consents; empty if the member gave none to any partner.', schema: wireConsentsSchema },
    ...commonResponses,
    404: { description: 'The member has no such id.', schema: errorBodySchema },
  },
};
