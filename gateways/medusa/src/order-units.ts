import type { Order, Parcel, Return, Units } from './engine.js';

/** Units of an order in the same place: not packed, in one parcel, or in one return. */
export type Part =
  | { readonly kind: 'open'; readonly units: readonly Units[] }
  | { readonly kind: 'parcel'; readonly parcel: Parcel; readonly count: number; readonly units: readonly Units[] }
  | { readonly kind: 'return'; readonly return: Return; readonly units: readonly Units[] };

/** Divides the units of an order into parts: those that are not packed yet, those of each parcel without returned ones, and those of each return. */
export function splitUnits(order: Order): Part[] {
  const returns = order.returns.filter(({ state }) => state !== 'cancelled');
  const goingBack = toCounts(returns.flatMap(({ units }) => units));
  const parcels = takeFromParcels(order.parcels, goingBack);
  const packed = toCounts(order.parcels.flatMap(({ units }) => units));
  const open = order.lines.map(({ id, quantity }) => ({ lineId: id, quantity: quantity - (packed.get(id) ?? 0) }));
  const parts: Part[] = [
    { kind: 'open', units: open.filter(isSome) },
    ...parcels.map((units, index): Part => {
      return { kind: 'parcel', parcel: order.parcels[index] as Parcel, count: index + 1, units };
    }),
    ...returns.map((one): Part => ({ kind: 'return', return: one, units: one.units })),
  ];
  return parts.filter(({ units }) => units.length > 0);
}

/** Lists the units that the shopper has: delivered, and not being returned. */
export function listHeldUnits(order: Order): Units[] {
  return splitUnits(order).flatMap((part) =>
    part.kind === 'parcel' && part.parcel.deliveredAt !== undefined ? part.units : [],
  );
}

/** Subtracts returned units from the parcels, from delivered ones first. */
function takeFromParcels(parcels: readonly Parcel[], goingBack: ReadonlyMap<string, number>): Units[][] {
  const open = new Map(goingBack);
  const left = new Map<Parcel, Units[]>();
  const delivered = parcels.filter(({ deliveredAt }) => deliveredAt !== undefined);
  const others = parcels.filter(({ deliveredAt }) => deliveredAt === undefined);
  for (const parcel of [...delivered, ...others]) {
    const units = parcel.units.map(({ lineId, quantity }) => {
      const taken = Math.min(quantity, open.get(lineId) ?? 0);
      open.set(lineId, (open.get(lineId) ?? 0) - taken);
      return { lineId, quantity: quantity - taken };
    });
    left.set(parcel, units.filter(isSome));
  }
  return parcels.map((parcel) => left.get(parcel) ?? []);
}

function isSome({ quantity }: Units): boolean {
  return quantity > 0;
}

function toCounts(units: readonly Units[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { lineId, quantity } of units) counts.set(lineId, (counts.get(lineId) ?? 0) + quantity);
  return counts;
}
