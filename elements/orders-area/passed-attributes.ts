import { COMMON_ATTRIBUTES } from '../../src/host/common-attributes.js';
import type { AttributeTable } from '../../src/host/attribute-table.js';
import { PARENT_ORIGIN } from '../../src/host/parent-origin.js';

/** The attributes of the area that its screens get from it. */
export const PASSED_ATTRIBUTES = [...COMMON_ATTRIBUTES, PARENT_ORIGIN] as const satisfies AttributeTable;
