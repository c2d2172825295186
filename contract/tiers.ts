import type { CallName } from '../src/http/model/call-classes.js';

const READ = ['get-order', 'get-order-summary', 'list-order-history'] as const satisfies readonly CallName[];

const ACT = [
  ...READ,
  'request-cancel',
  'get-cancel-job',
  'list-addresses',
  'request-cart-item',
  'list-stores',
] as const satisfies readonly CallName[];

const RETURN = [
  ...ACT,
  'request-return',
  'get-return-job',
  'get-return-label',
  'request-label-dispatch',
  'list-carrier-services',
] as const satisfies readonly CallName[];

/**
 * The calls of a back end that is not complete yet, by tier, in the order in which to build it: read, act, return. A back end of tier 4
 * has all calls. Each is a list for `adapter.service.calls`.
 */
export const TIERS = { 1: READ, 2: ACT, 3: RETURN } as const;
