// Apart from the other paths: these come with the return wizard. A first screen carries all that stands in `paths.ts`.

/** `request-return`: take lines of an order back. */
export const RETURN_CAPTURES_PATH = '/order_mgmt/user_return_captures/v1';

/** `get-return-job`: how far is it? */
export function getReturnJobPath(jobId: string): string {
  return `/order_mgmt/user_return_captures_jobs/v1/${encodeURIComponent(jobId)}`;
}

/** `list-carrier-services`: which carriers take returns of a country? */
export const CARRIER_SERVICES_PATH = '/ship/provider_services/v1';
