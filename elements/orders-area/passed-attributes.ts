import { COMMON_ATTRIBUTES } from '../../src/host/common-attributes.js';
import type { AttributeTable } from '../../src/host/attribute-table.js';
import { PARENT_ORIGIN } from '../../src/host/parent-origin.js';
import { ALLOW_SENSITIVE, GUEST_BANK_REFUND } from '../../src/host/sensitive-attributes.js';

/** The attributes of the area that its screens get from it. */
export const PASSED_ATTRIBUTES = [
  ...COMMON_ATTRIBUTES,
  PARENT_ORIGIN,
  GUEST_BANK_REFUND,
  ALLOW_SENSITIVE,
] as const satisfies AttributeTable;
