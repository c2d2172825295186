import type { AttributeTable } from '../../src/app/configuration/attribute-table.js';
import type { OrdersEventName, Notice, Controller, ElementContext } from '../../src/app/context/element-context.js';
import type { Configuration } from '../../src/app/configuration/configuration.js';
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

/** Object properties of every tag. */
export const COMMON_PROPERTIES = [
  {
    name: 'adapter',
    type: 'OrdersAdapter',
    meaning:
      'Connects the tag to the page: token, user, sign-in, links, flags, wording. Tags read a member when they need it.',
  },
] as const satisfies readonly PropertyRow[];

/** For tags that show an order that a guest may see. */
export const CONTACT_PROPERTY = {
  name: 'contact',
  type: 'LookupContact',
  meaning:
    "E-mail address or phone number that proves a guest's order; unlike a query, it does not appear in the page's address.",
} as const satisfies PropertyRow;

/** Methods of every tag. */
export const COMMON_METHODS = [
  {
    name: 'endSession',
    signature: '(): void',
    meaning: 'Ends the session and discards all input, orders and remembered data.',
  },
  { name: 'refresh', signature: '(): void', meaning: 'Reloads the displayed data.' },
  {
    name: 'focus',
    signature: '(options?: FocusOptions): void',
    meaning: 'Focuses the first control, or the heading.',
  },
] as const satisfies readonly MethodRow[];

/** Parts of every tag. */
export const COMMON_PARTS = [
  { name: 'root', meaning: "The wrapper inside the tag; it isolates the tag from the page's styles." },
  { name: 'button', meaning: 'Every button; each also has one of the next three parts.' },
  { name: 'button-primary', meaning: 'The primary button, which continues.' },
  { name: 'button-secondary', meaning: 'A secondary button.' },
  { name: 'button-text', meaning: 'A button that looks like a link.' },
  { name: 'button-disabled', meaning: 'A button of any kind that cannot be used yet; it can be focused.' },
  { name: 'message', meaning: 'A message that says what happened and what to do.' },
  { name: 'heading', meaning: 'The heading of a screen, a card, a section or a dialog.' },
  { name: 'icon', meaning: 'Every icon; each also has one of the next parts.' },
  { name: 'icon-alert', meaning: 'An error or a warning.' },
  { name: 'icon-check', meaning: 'Something is done.' },
  { name: 'icon-clock', meaning: 'A wait.' },
  { name: 'icon-close', meaning: 'Closes a dialog.' },
  { name: 'icon-info', meaning: 'Opens additional information.' },
  { name: 'icon-label', meaning: 'A return label.' },
  { name: 'icon-next', meaning: 'Continues, or turns to the next of several; mirrored in right-to-left text.' },
  { name: 'icon-parcel', meaning: 'A parcel.' },
  { name: 'icon-pause', meaning: 'Pauses alerts that change.' },
  { name: 'icon-phone', meaning: 'A phone.' },
  { name: 'icon-picture', meaning: 'Stands for a picture that is missing.' },
  { name: 'icon-play', meaning: 'Lets alerts change again.' },
  { name: 'icon-previous', meaning: 'Turns to the previous of several; mirrored in right-to-left text.' },
  { name: 'icon-store', meaning: 'A store.' },
  { name: 'icon-truck', meaning: 'A delivery.' },
] as const satisfies readonly NamedRow[];

/** Slots of every tag. */
export const COMMON_SLOTS = [
  { name: 'footer', meaning: 'Stands below everything that the tag shows.' },
] as const satisfies readonly NamedRow[];

/** For tags that show the sums of an order. */
export const SUMMARY_SLOT = {
  name: 'summary',
  meaning: 'Replaces the sums of an order or a return.',
} as const satisfies NamedRow;

/** Slots of tags that show an order in full, or the return that it became. */
export const ORDER_SLOTS = [
  SUMMARY_SLOT,
  { name: 'payment', meaning: 'Replaces the payments of an order.' },
  { name: 'address', meaning: 'Replaces the address of an order and the details of its store.' },
  { name: 'help', meaning: 'Replaces the help links beside an order.' },
] as const satisfies readonly NamedRow[];

/** Design tokens: custom properties set on the tag or an ancestor. */
export const COMMON_TOKENS = [
  { name: '--orders-font-size', meaning: 'Base font size for all measures; at least 16 px unless set.' },
  { name: '--orders-font-heading', meaning: 'Font family of headings.' },
  { name: '--orders-weight-heading', meaning: 'Font weight of headings; unless set, headings of cards have 500.' },
  { name: '--orders-ink', meaning: 'Text.' },
  { name: '--orders-ink-soft', meaning: 'Secondary text; keep 4.5:1 on the paper.' },
  { name: '--orders-line', meaning: 'Thin lines.' },
  { name: '--orders-line-strong', meaning: 'Edges of inputs and buttons; keep 3:1 on the paper.' },
  { name: '--orders-paper', meaning: 'Background of inputs.' },
  { name: '--orders-paper-soft', meaning: 'Background of pictures, skeletons and notices.' },
  { name: '--orders-accent', meaning: 'Primary buttons and focus rings.' },
  { name: '--orders-on-accent', meaning: 'Text on the accent.' },
  {
    name: '--orders-progress',
    meaning: 'Status in progress; progress bars use the accent unless this is set.',
  },
  { name: '--orders-success', meaning: 'Completed status.' },
  { name: '--orders-critical', meaning: 'Errors.' },
  { name: '--orders-critical-soft', meaning: 'Background of error messages.' },
  { name: '--orders-radius', meaning: 'Corners of wells, cards and inputs.' },
  { name: '--orders-radius-button', meaning: 'Corners of buttons.' },
  {
    name: '--orders-density',
    meaning: 'Factor for the heights of buttons and inputs and the space around and between blocks, from 0.75 to 1.5.',
  },
] as const satisfies readonly NamedRow[];
