import type { AttributeTable } from '../../src/app/configuration/attribute-table.js';
import type { OrdersEventName } from '../../src/app/context/events.js';

/**
 * What a tag promises the page, as data. From it come the running element, the custom elements manifest, editor data, typings and
 * the tables of the docs. Every `meaning` is for the docs; the build takes it out of what ships.
 */
export interface TagContract {
  readonly tag: string;
  readonly meaning: string;
  /** Read as text, parsed by kind; each is mirrored by a property in camel case. */
  readonly attributes: AttributeTable;
  /** Objects: properties only, kept by reference, never written into the page. */
  readonly properties: readonly PropertyRow[];
  readonly methods: readonly MethodRow[];
  readonly events: readonly OrdersEventName[];
  readonly parts: readonly NamedRow[];
  readonly tokens: readonly NamedRow[];
  readonly slots: readonly NamedRow[];
}

export interface NamedRow {
  readonly name: string;
  readonly meaning: string;
}

export interface PropertyRow extends NamedRow {
  /** TypeScript type, as exported by the package. */
  readonly type: string;
}

export interface MethodRow extends NamedRow {
  readonly signature: string;
}
