import type { AttributeTable } from '../../src/app/configuration/attribute-table.js';
import type { OrdersEventName } from '../../src/app/context/events.js';
import type { Configuration } from '../../src/app/configuration/parse-attributes.js';
import type { Notice, Controller, ElementContext } from '../../src/app/context/element-context.js';
import type { CompiledMessages } from '../../src/i18n/create-intl.js';

/** What a tag shows: its feature, or a notice that it is configured wrongly. */
export type Presentation = { readonly context: ElementContext } | { readonly notice: Notice };

/** What a base class provides: it renders into its shadow root, and clears it. */
export interface View extends HTMLElement {
  present(presentation: Presentation): void;
  withdraw(): void;
  addStyles(texts: readonly string[]): void;
}

/** What `withContract` needs to extend a base class. */
export interface ContractOptions {
  readonly contract: Pick<TagContract, 'tag' | 'attributes' | 'properties'>;
  /** English wording of the first screen. */
  readonly english: CompiledMessages;
  /** Adjusts the configuration to the page's address, which takes precedence over the attributes. */
  readonly adjust?: (configuration: Configuration, address: URL) => Configuration;
  /** Fetches what a country's first screen needs besides its wording, if anything. Never rejects. */
  readonly prepare?: (country: string) => Promise<unknown> | undefined;
  /** Creates the tag's own state with its first configuration, before the first render. */
  readonly createController?: (context: ElementContext) => Controller;
}

/**
 * The public interface of a tag, as data. It is the source of the running element, the custom elements manifest, editor data, typings and
 * the tables of the docs. Every `meaning` is for the docs; the build removes it from the shipped code.
 */
export interface TagContract {
  readonly tag: string;
  readonly meaning: string;
  /** Parsed by their kind; a property in camel case reflects each. */
  readonly attributes: AttributeTable;
  /** Objects: properties only, held by reference, never written into the DOM. */
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
  /** The TypeScript type, as exported by the package. */
  readonly type: string;
}

export interface MethodRow extends NamedRow {
  readonly signature: string;
}
