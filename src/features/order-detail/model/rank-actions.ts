import type { Order, DisplayStatus } from '../../../orders/model/order.js';
import { RETURN_STATUSES } from '../../../orders/model/tracking.js';
import { findLeadingGroup } from './order-shipments.js';

export const ACTIONS = ['track', 'startReturn', 'viewReturn', 'eFapiao', 'cancel'] as const;

/** An action of the row below the headline. */
export type ActionName = (typeof ACTIONS)[number];

/** How an action looks: filled, outlined or underlined. */
export type ButtonKind = 'primary' | 'secondary' | 'text';

export interface RankedAction {
  readonly name: ActionName;
  readonly kind: ButtonKind;
}

export interface ActionFacts {
  /** The actions that the order offers now. */
  readonly offered: ReadonlySet<ActionName>;
  /** A panel below the row has the screen's filled button: to pay, or to get to the store. */
  readonly hasPrimary: boolean;
}

/** The sequences do not depend on which actions are offered: when one appears or disappears, the others neither move nor lose the focus. */
const SEQUENCES = {
  transit: ['track', 'startReturn', 'viewReturn', 'cancel', 'eFapiao'],
  return: ['viewReturn', 'startReturn', 'track', 'eFapiao', 'cancel'],
  other: ['startReturn', 'cancel', 'viewReturn', 'track', 'eFapiao'],
} as const satisfies Record<string, readonly ActionName[]>;

/**
 * Sorts the actions by what most shoppers need at the order's stage. The first offered action is a button. It is filled only if it tracks a
 * shipment in transit, because a filled button would encourage the shopper to cancel or return. After a filled button, the second action is
 * outlined; all others are text.
 */
export function rankActions(order: Pick<Order, 'groups'>, { offered, hasPrimary }: ActionFacts): RankedAction[] {
  const stage = findStage(order);
  const sequence: readonly ActionName[] = SEQUENCES[stage];
  const shown = sequence.filter((name) => offered.has(name));
  const isFilled = stage === 'transit' && shown[0] === 'track' && !hasPrimary;
  const kinds: readonly ButtonKind[] = isFilled ? ['primary', 'secondary'] : ['secondary'];
  return sequence.map((name) => ({ name, kind: kinds[shown.indexOf(name)] ?? 'text' }));
}

/** Whether the group of the headline is on its way to the shopper. */
export function isInTransit(order: Pick<Order, 'groups'>): boolean {
  return findLeadingGroup(order)?.statuses.includes('shipped') === true;
}

function findStage(order: Pick<Order, 'groups'>): keyof typeof SEQUENCES {
  if (isInTransit(order)) return 'transit';
  const statuses = findLeadingGroup(order)?.statuses ?? [];
  return statuses.length > 0 && statuses.every((status) => RETURN_STATUSES.has(status)) ? 'return' : 'other';
}

/** An e-fapiao is issued only for items that were sent (orders area, section 2). */
const SENT: ReadonlySet<DisplayStatus> = new Set(['shipped', 'delivered']);

/**
 * Tells whether an order's e-fapiao (the tax authority's electronic receipt) is available: its country issues one and
 * an item was sent.
 */
export function isEFapiaoOffered(
  { kind, groups }: Pick<Order, 'kind' | 'groups'>,
  { issuesEFapiao }: { readonly issuesEFapiao: boolean },
): boolean {
  if (!issuesEFapiao || kind === 'return') return false;
  return groups.some(({ items }) => items.some(({ status }) => SENT.has(status)));
}
