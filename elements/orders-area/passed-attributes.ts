import { COMMON_ATTRIBUTES } from '../../src/app/configuration/common-attributes.js';
import type { AttributeTable } from '../../src/app/configuration/attribute-table.js';
import { PARENT_ORIGIN } from '../../src/app/configuration/parent-origin.js';
import { ALLOW_SENSITIVE, GUEST_BANK_REFUND } from '../../src/app/configuration/sensitive-attributes.js';

/** The attributes of the area that its screens get from it. */
export const PASSED_ATTRIBUTES = [
  ...COMMON_ATTRIBUTES,
  PARENT_ORIGIN,
  GUEST_BANK_REFUND,
  ALLOW_SENSITIVE,
] as const satisfies AttributeTable;
