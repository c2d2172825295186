import * as z from 'zod/mini';
import { returnLabelSchema } from '../../src/returns/labels/api/get-return-label.js';
import { commonResponses } from '../common-responses.js';
import type { ContractCall } from '../contract-call.js';
import { errorBodySchema } from '../error-body.js';
import { guestFiltersSchema, guestHeadersSchema } from '../guest-proof.js';
import { orderNumberField } from '../request-fields.js';

export type WireReturnLabel = z.input<typeof returnLabelSchema>;

/** Fetches the label of a return. */
export const getReturnLabelContract: ContractCall = {
  name: 'get-return-label',
  method: 'GET',
  path: '/order_mgmt/user_return_labels/v1/{returnOrderNum}',
  who: 'both',
  summary: 'Get the label of a return',
  description:
    'A guest proves the return with the same contact as for `get-order-summary`. `returnLabel` is the complete file in base64, in the ' +
    'format that `labelFormat` names. `dropOffCode.data` is what the carrier scans from a screen: a text, which the client draws as a ' +
    'QR code, or a PNG in base64. If the label is still being created, the answer is a 404 with the code `LABEL_NOT_READY`; any other ' +
    '404 means that there is no label.',
  request: {
    path: z.object({ returnOrderNum: orderNumberField }),
    headers: guestHeadersSchema,
    filters: guestFiltersSchema,
  },
  responses: {
    200: { description: 'The label.', schema: returnLabelSchema },
    ...commonResponses,
    404: { description: 'The label is not ready yet (`LABEL_NOT_READY`), or there is none.', schema: errorBodySchema },
  },
};
