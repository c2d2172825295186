import { requestNotificationContract } from '../../../contract/calls/request-notification.js';
import type { SandboxCall } from './sandbox-call.js';

/** The sandbox calls no phone; the journal counts the requests. */
export const requestNotification: SandboxCall = {
  contract: requestNotificationContract,
  drift: { nulls: [], types: [], enums: [], missing: [], pictures: [] },
  answer: () => ({ status: 202, body: {} }),
};
