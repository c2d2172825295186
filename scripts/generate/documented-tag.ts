import type { TagContract } from '../../elements/bridge/tag-contract.js';
import type { EventRow } from '../../elements/event-table.js';

/** A tag with all that the docs, the typings and the editors' data are made of. */
export interface DocumentedTag {
  readonly contract: TagContract;
  /** `orders-guest-lookup` -> `OrdersGuestLookup`: what the tag's types are called. */
  readonly name: string;
  /** Entry of the package that registers the tag: `./guest-lookup`. */
  readonly entry: string;
  readonly events: readonly DocumentedEvent[];
  /** HTML to copy; absent where the tag's file shows none. */
  readonly example: string | undefined;
}

export interface DocumentedEvent extends Omit<EventRow, 'detail'> {
  readonly name: string;
  readonly detail: Readonly<Record<string, string>>;
  readonly isCancelable: boolean;
}
