import * as z from 'zod/mini';
import type { OrderGroup, OrderItem, Tone } from '../../domain/order.js';
import { toText } from './display-value.js';
import { orderGroupSchema, type WireOrderGroup } from './order-group.js';
import { orderItemSchema } from './order-item.js';
import { toPresentFields } from './present-fields.js';
import type { BlockReader } from './read-block.js';
import { toOrderItem } from './to-order-item.js';

const TONES: Readonly<Record<NonNullable<WireOrderGroup['groupHeadingVariant']>, Tone>> = {
  default: 'neutral',
  success: 'success',
  warning: 'progress',
  critical: 'critical',
  unknown: 'neutral',
};

const blocksSchema = z.array(z.unknown());

/** The groups of an order, each read on its own, and within it each item: one that is broken costs itself alone. */
export function toOrderGroups(wire: unknown, read: BlockReader): OrderGroup[] {
  const taken = new Set<string>();
  return (read(blocksSchema, wire, 'group') ?? []).flatMap((block, index) => {
    const at = `group[${index}]`;
    const group = read(orderGroupSchema, block, at);
    if (!group) return [];
    const items = toItems(group.orderItems, `${at}.orderItems`, read);
    return [
      toOrderGroup(
        group,
        items.map((item) => withUniqueKey(item, taken)),
      ),
    ];
  });
}

function toItems(wire: readonly unknown[], at: string, read: BlockReader): OrderItem[] {
  return wire.flatMap((block, index) => {
    const item = read(orderItemSchema, block, `${at}[${index}]`);
    return item ? [toOrderItem(item)] : [];
  });
}

function toOrderGroup(wire: WireOrderGroup, items: readonly OrderItem[]): OrderGroup {
  return toPresentFields({
    heading: wire.groupHeading,
    tone: TONES[wire.groupHeadingVariant ?? 'default'],
    subheading: toText(wire.groupSubheading),
    message: toText(wire.message),
    items,
  });
}

/** A line that is split over two groups is sent in both under one key; views need a key that is unique within the order. */
function withUniqueKey(item: OrderItem, taken: Set<string>): OrderItem {
  let key = item.key;
  for (let copy = 2; taken.has(key); copy += 1) key = `${item.key}#${copy}`;
  taken.add(key);
  return { ...item, key };
}
