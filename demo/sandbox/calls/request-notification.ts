import { requestNotificationContract } from '../../../contract/calls/request-notification.js';
import type { SandboxCall } from './sandbox-call.js';

/** Nobody is called by a sandbox: its journal says how often it was asked to. */
export const requestNotification: SandboxCall = {
  contract: requestNotificationContract,
  drift: { nulls: [], types: [], enums: [], missing: [], pictures: [] },
  answer: () => ({ status: 202, body: {} }),
};
