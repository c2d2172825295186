import { createApi } from './medusa-api.js';
import { registerMember, placeOrder, type PlacedOrder, type Purchase } from './place-order.js';
import { MEMBERS } from './members.js';
import type { Stack } from './stack.js';
import { createWarehouse } from './warehouse.js';

export interface SeededOrder {
  readonly state: string;
  readonly number: string;
  readonly email: string;
}

export const GUEST = 'guest@example.com';

/** Creates two members and a guest with orders in eight states, through the APIs that a storefront and the staff use. */
export async function seedOrders({ medusaUrls: [url = ''], gatewayUrl, shop, admin }: Stack): Promise<SeededOrder[]> {
  const warehouse = createWarehouse(admin);
  const [robin, kim] = [MEMBERS['robin'], MEMBERS['kim']];
  if (!robin || !kim) return [];
  const token = await registerMember(url, shop, robin);
  const kimToken = await registerMember(url, shop, kim);
  const seeded: SeededOrder[] = [];
  const place = async (state: string, purchase: Partial<Purchase> = {}): Promise<PlacedOrder> => {
    const whole: Purchase = {
      country: 'us',
      email: robin.email,
      ...(purchase.email === undefined && { token }),
      units: { 'FH100-BLA-9': 1, 'FH103-GRE-M': 2 },
      ...purchase,
    };
    const order = await placeOrder(url, shop, whole);
    seeded.push({ state, number: order.number, email: whole.email });
    return order;
  };
  const deliver = async (order: PlacedOrder): Promise<void> => {
    await warehouse.capture(order);
    const parcel = await warehouse.pack(order);
    await warehouse.ship(parcel);
    await warehouse.deliver(parcel);
  };

  await warehouse.cancel(await place('cancelled'));
  const sentBack = await place('returned and refunded', { units: { 'FH103-GRE-M': 2 } });
  await deliver(sentBack);
  await requestReturn(gatewayUrl, sentBack, token);
  await warehouse.receive(sentBack);
  await warehouse.refund(sentBack);
  const goingBack = await place('return requested', { units: { 'FH101-WHI-9': 1 } });
  await deliver(goingBack);
  await requestReturn(gatewayUrl, goingBack, token);
  await deliver(await place('delivered'));
  await deliver(await place('delivered, of a guest', { email: GUEST, units: { 'FH101-WHI-8': 2 } }));
  const two = await place('two parcels', { units: { 'FH100-BLA-9': 1, 'FH102-GRE-M': 2 } });
  const first = await warehouse.pack(two, { 'FH100-BLA-9': 1 });
  await warehouse.ship(first);
  await warehouse.deliver(first);
  await warehouse.ship(await warehouse.pack(two, { 'FH102-GRE-M': 2 }));
  await warehouse.ship(await warehouse.pack(await place('shipped')));
  await warehouse.pack(await place('packed'));
  await deliver(await place('delivered in Germany', { country: 'de' }));
  await deliver(await place('delivered in Germany, of a guest', { country: 'de', email: GUEST }));
  await place('placed, of the other member', { email: kim.email, token: kimToken });
  await place('placed');
  return seeded;
}

interface WireOrder {
  readonly group: readonly { readonly orderItems: readonly { readonly product: { readonly gtin: string } }[] }[];
}

/** Returns one unit of an order as its page does, through the gateway. */
async function requestReturn(gatewayUrl: string, { number }: PlacedOrder, token: string): Promise<void> {
  const gateway = createApi(gatewayUrl, { authorization: `Bearer ${token}` });
  const { group } = await gateway<WireOrder>(`/history/v1/${number}?filter=country(us)&filter=language(en)`);
  await gateway('/order_mgmt/user_return_captures/v1', {
    orderNumber: number,
    orderLines: [
      {
        quantity: 1,
        reasonCode: '1',
        reasonText: "Doesn't Fit",
        universalProductCode: group[0]?.orderItems[0]?.product.gtin,
      },
    ],
  });
}
