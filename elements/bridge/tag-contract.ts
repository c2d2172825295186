import type { AttributeTable } from '../../src/app/configuration/attribute-table.js';
import type { OrdersEventName } from '../../src/app/context/events.js';
import type { Configuration } from '../../src/app/configuration/parse-attributes.js';
import type { Notice, Controller, ElementContext } from '../../src/app/context/element-context.js';
import type { CompiledMessages } from '../../src/i18n/create-intl.js';

/** What stands in the tag: the thing itself, or the view that says it is set up wrongly. */
export type Presentation = { readonly context: ElementContext } | { readonly notice: Notice };

/** What a base class contributes: it draws into its shadow root, and takes the drawing away. */
export interface View extends HTMLElement {
  present(presentation: Presentation): void;
  withdraw(): void;
  addStyles(texts: readonly string[]): void;
}

/** What the contract puts on a base class. */
export interface ContractOptions {
  readonly contract: Pick<TagContract, 'tag' | 'attributes' | 'properties'>;
  /** English wording of the first screen. */
  readonly english: CompiledMessages;
  /** What the page's address says over the attributes. */
  readonly adjust?: (configuration: Configuration, address: URL) => Configuration;
  /** Fetches what the first screen of a country needs beside its wording, where it needs anything. Never rejects. */
  readonly prepare?: (country: string) => Promise<unknown> | undefined;
  /** Makes the tag's own state with its first configuration, before anything is drawn. */
  readonly compose?: (context: ElementContext) => Controller;
}

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
