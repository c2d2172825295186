import type { Configuration } from '../../src/app/configuration/parse-attributes.js';
import type { Notice, Own, Scope } from '../../src/app/context/scope.js';
import type { CompiledMessages } from '../../src/i18n/compiled-messages.js';
import type { TagContract } from './tag-contract.js';

/** What stands in the tag: the thing itself, or the view that says it is set up wrongly. */
export type Presentation = { readonly scope: Scope } | { readonly notice: Notice };

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
  readonly compose?: (scope: Scope) => Own;
}
