import {
  COMMON_ATTRIBUTES,
  ALLOW_SENSITIVE,
  GUEST_BANK_REFUND,
  PARENT_ORIGIN,
  type AttributeTable,
} from '../../src/app/configuration/attribute-table.js';

/** The attributes that the area passes to its screens. */
export const PASSED_ATTRIBUTES = [
  ...COMMON_ATTRIBUTES,
  PARENT_ORIGIN,
  GUEST_BANK_REFUND,
  ALLOW_SENSITIVE,
] as const satisfies AttributeTable;
