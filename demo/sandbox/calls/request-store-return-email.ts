import { requestStoreReturnEmailContract } from '../../../contract/calls/request-store-return-email.js';
import type { SandboxCall } from './sandbox-call.js';

/** Nobody gets mail from a sandbox: its journal says how often it was asked to send some. */
export const requestStoreReturnEmail: SandboxCall = {
  contract: requestStoreReturnEmailContract,
  drift: { nulls: [], types: [], enums: [], missing: [], pictures: [] },
  answer: () => ({ status: 200, body: {} }),
};
