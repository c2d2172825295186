import { parseAttributes, type Problem } from './parse-attributes.js';
import type { AttributeTable, AttributeValues } from './attribute-table.js';
import type { COMMON_ATTRIBUTES } from './common-attributes.js';
import { readDefault } from './page-defaults.js';

/** What the page asked of one tag: the common attributes, and the tag's own by name. */
export type Configuration = AttributeValues<typeof COMMON_ATTRIBUTES> & {
  /** `order-number`, on the tags that take it. */
  readonly orderNumber?: string | undefined;
  /** `parent-origin`, on the tags that take it. */
  readonly parentOrigin?: string | undefined;
  /** `step`, `guest-bank-refund` and `allow-sensitive`, on the tags that take them. */
  readonly step?: 'landing' | 'form' | undefined;
  readonly guestBankRefund?: boolean | undefined;
  readonly allowSensitive?: boolean | undefined;
  /** `store-id`, `qr-id` and `store-interaction-id`, on the tag that takes them. */
  readonly storeId?: string | undefined;
  readonly qrId?: string | undefined;
  readonly storeInteractionId?: string | undefined;
  /** `base-path` and `routing`, on the area. */
  readonly basePath?: string | undefined;
  readonly routing?: Routing | undefined;
};

/** Where the area's path stands: in the address, in its fragment, or nowhere. */
export type Routing = 'history' | 'hash' | 'memory';

export interface ConfigurationReading {
  readonly configuration: Configuration;
  readonly problems: readonly Problem[];
}

/**
 * Reads a tag's attributes over the page-wide defaults. An attribute that is there wins, whatever it says.
 *
 * @param pageUrl the page's own address
 */
export function readConfiguration(
  table: AttributeTable,
  getAttribute: (name: string) => string | null,
  pageUrl: string,
): ConfigurationReading {
  const { values, problems } = parseAttributes(table, (name) => getAttribute(name) ?? readDefault(name), pageUrl);
  return { configuration: values as unknown as Configuration, problems };
}
