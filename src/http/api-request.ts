import type { Proof } from './model/secret.js';
import type { FileKind } from './fault.js';
import type { ClassName, RETRY_CLASSES } from './retry-classes.js';

/** What is asked for, and under which rules. */
export type ApiRequest = ClassedCall & RequestParts;

interface RequestParts {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path and query below the API base. */
  readonly path: string;
  /** How a guest proves the order; absent for members. */
  readonly proof?: Proof | undefined;
  /** Secrets may stand anywhere in it. */
  readonly body?: unknown;
  /** Only a member may ask: without the page's token it is not sent. */
  readonly isForMember?: true;
  /** What a good answer is in place of JSON. */
  readonly file?: FileKind;
  readonly signal: AbortSignal;
}

/**
 * The retry class of every call. A call brings its rules where it sends its request, and the types hold them against this table: no page
 * carries the names of calls that it does not make.
 */
export const CALL_CLASSES = {
  'list-order-history': 'read',
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
  'list-similar-products': 'read',
  'request-cart-item': 'write',
  'request-return': 'write',
  'get-return-job': 'poll',
  'list-carrier-services': 'read',
  'request-store-return-email': 'bestEffort',
  'request-notification': 'bestEffort',
  'list-exchange-options': 'read',
  'request-exchange-preview': 'computing',
  'request-exchange-order': 'write',
  'list-addresses': 'read',
  'request-new-address': 'write',
  'request-address-update': 'update',
  'request-address-check': 'computing',
  'request-bank-refund': 'write',
  'get-return-label': 'read',
  'request-label-dispatch': 'write',
  'request-curbside-arrival': 'write',
  'get-curbside-interaction': 'poll',
} as const satisfies Readonly<Record<string, ClassName>>;

export type CallName = keyof typeof CALL_CLASSES;

/** A call with the rules of its own class; a read needs to name none. */
type ClassedCall = { [Call in CallName]: RuledCall<Call, (typeof CALL_CLASSES)[Call]> }[CallName];

type RuledCall<Call extends CallName, Name extends ClassName> = Name extends 'read'
  ? { readonly call: Call; readonly rules?: undefined }
  : { readonly call: Call; readonly rules: (typeof RETRY_CLASSES)[Name] };
