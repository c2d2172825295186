import { requestStoreReturnEmailContract } from '../../../contract/calls/request-store-return-email.js';
import type { SandboxCall } from './sandbox-call.js';

/** The sandbox sends no e-mail; the journal counts the requests. */
export const requestStoreReturnEmail: SandboxCall = {
  contract: requestStoreReturnEmailContract,
  drift: { nulls: [], types: [], enums: [], missing: [], pictures: [] },
  answer: () => ({ status: 200, body: {} }),
};
