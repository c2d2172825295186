import type { AttributeRow } from './attribute-table.js';

/** On the tags that ask for a bank account. */
export const GUEST_BANK_REFUND = {
  name: 'guest-bank-refund',
  kind: 'flag',
  meaning: 'Guests may have a refund paid into a bank account: whoever knows an order number and its contact can.',
} as const satisfies AttributeRow;

/** On the tags that ask for what no other page should ask for. */
export const ALLOW_SENSITIVE = {
  name: 'allow-sensitive',
  kind: 'flag',
  meaning: 'On a page of another origin than the order service: asks for bank accounts and gift cards all the same.',
} as const satisfies AttributeRow;
