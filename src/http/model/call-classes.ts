/**
 * The retry class of every call. Each definition names its class, and the types check it against this table, so that no page ships the
 * names of calls that it does not make.
 */
export const CALL_CLASSES = {
  'list-order-history': 'read',
  'search-order-history': 'read',
  'list-partner-history': 'read',
  'get-order': 'read',
  'get-order-summary': 'read',
  'list-consents': 'read',
  'request-guest-check': 'sensitive',
  'get-gift-card-balance': 'sensitive',
  'request-cancel': 'write',
  'get-cancel-job': 'poll',
  'list-stores': 'read',
  'request-deferred-payment': 'write',
  'get-deferred-payment-job': 'poll',
  'get-e-fapiao': 'read',
  'get-document': 'read',
  'list-similar-products': 'read',
  'request-cart-item': 'write',
  'request-return': 'write',
  'get-return-job': 'poll',
  'list-carrier-services': 'read',
  'request-store-return-email': 'bestEffort',
  'request-notification': 'bestEffort',
  'request-return-method': 'bestEffort',
  'list-exchange-options': 'read',
  'request-exchange-preview': 'computing',
  'request-exchange-order': 'write',
  'list-addresses': 'read',
  'request-new-address': 'write',
  'request-address-update': 'update',
  'request-address-check': 'computing',
  'request-bank-refund': 'write',
  'request-withdrawal': 'write',
  'get-return-label': 'read',
  'request-label-dispatch': 'write',
  'request-curbside-arrival': 'write',
  'get-curbside-interaction': 'poll',
} as const;

export type CallName = keyof typeof CALL_CLASSES;
