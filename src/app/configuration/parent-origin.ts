import type { AttributeRow } from './attribute-table.js';

/** On the tags that show an order in full. */
export const PARENT_ORIGIN = {
  name: 'parent-origin',
  kind: 'https-or-path',
  default: '',
  meaning:
    'Where the tag stands in a frame: origin of the page around it. That page is asked to open what an order leads to. Of an address, its origin counts.',
} as const satisfies AttributeRow;
