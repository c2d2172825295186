import * as z from 'zod/mini';
import type { ContractCall } from '../contract-call.js';

/**
 * Paths that OpenAPI cannot tell apart: by its rules `/{orderNumber}/cancelOrder` and `/jobs/{jobId}` may be the same. The version of one of
 * them is a parameter with one value, so that the number of parameters decides.
 */
const AMBIGUOUS: Readonly<Record<string, string>> = {
  'get-cancel-job': '/order_mgmt/ordermods/{version}/jobs/{jobId}',
};

const versionField = z.literal('v1').register(z.globalRegistry, { description: 'Always `v1`.' });

/** The path of a call as the document has it. */
export function toDocumentPath({ name, path }: ContractCall): string {
  return AMBIGUOUS[name] ?? path;
}

/** The parameters of that path, in its order. */
export function toDocumentParameters(
  { name }: ContractCall,
  path: NonNullable<ContractCall['request']['path']>,
): NonNullable<ContractCall['request']['path']> {
  return AMBIGUOUS[name] === undefined ? path : z.object({ version: versionField, ...path.shape });
}
