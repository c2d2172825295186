import { encodePart } from '../../http/model/safe-url.js';

// Apart from the other paths: these come with the return wizard. A first screen carries all that stands in `paths.ts`.

/** `request-return`: take lines of an order back. */
export const RETURN_CAPTURES_PATH = '/order_mgmt/user_return_captures/v1';

/** `get-return-job`: how far is it? */
export function getReturnJobPath(jobId: string): string {
  return `/order_mgmt/user_return_captures_jobs/v1/${encodePart(jobId)}`;
}

/** `request-store-return-email`: write to whoever brings something back to a store. */
export const STORE_RETURN_EMAILS_PATH = '/help/store_return_emails/v1';

/** `request-notification`: tell of a return by telephone. */
export const NOTIFICATIONS_PATH = '/notification/triggers/v1';

/** `list-carrier-services`: which carriers take returns of a country? */
export const CARRIER_SERVICES_PATH = '/ship/provider_services/v1';
