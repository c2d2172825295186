import * as z from 'zod/mini';
import { blocksSchema, optionalBlock, type BlockReader, optionalUrlField } from '../../http/read/wire-fields.js';
import type { WireOrderItem } from './order-item.js';

type WireShipment = z.output<typeof shipmentSchema>;
/** By shipment number or line key; `several` if one key stands for more than one shipment. */
type Holders = Map<string, WireShipment | 'several'>;

/** Finds the one shipment that contains the given lines; undefined if there is none, or more than one. */
export type ParcelFinder = (items: readonly WireOrderItem[]) => WireShipment | undefined;

const shipmentsSchema = optionalBlock(blocksSchema);

/** Reads the shipments of an order, each on its own. A line belongs to the shipment that it names, or else to the one that lists it. */
export function createParcelFinder(wire: unknown, read: BlockReader): ParcelFinder {
  const byNumber: Holders = new Map();
  const byLine: Holders = new Map();
  for (const [index, block] of (read(shipmentsSchema, wire, 'shipments') ?? []).entries()) {
    const shipment = read(shipmentSchema, block, `shipments[${index}]`);
    if (!shipment) continue;
    add(byNumber, shipment.shipmentNumber, shipment);
    for (const line of shipment.items) add(byLine, line, shipment);
  }
  const findHolder = ({ shipmentNumber, orderLineKey }: WireOrderItem) =>
    byNumber.get(shipmentNumber ?? '') ?? byLine.get(orderLineKey);
  return (items) => {
    const holders = new Set(items.map(findHolder).filter((holder) => holder !== undefined));
    const [only] = holders;
    return holders.size === 1 && only !== 'several' ? only : undefined;
  };
}

function add(holders: Holders, name: string, shipment: WireShipment): void {
  const known = holders.get(name) ?? shipment;
  holders.set(name, known === shipment ? shipment : 'several');
}

/** One parcel, with the fields that a screen reads. `items` lists lines by their `orderLineKey`. */
export const shipmentSchema = z.object({
  // Required: an empty number would match every line that names no shipment.
  shipmentNumber: z.string().check(z.minLength(1)),
  items: z.array(z.string()),
  trackingUrl: optionalUrlField,
});
