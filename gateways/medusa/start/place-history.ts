import { createStoreApi, placeOrder } from './place-order.js';
import { VOUCHER, type Shop } from './seed-shop.js';

interface HistoryRequest {
  /** The addresses of the copies of the shop, which share the work. */
  readonly urls: readonly string[];
  readonly shop: Shop;
  readonly member: { readonly email: string; readonly token: string };
  readonly length: number;
}

const PLACED_AT_A_TIME = 4;
/** Every eighth order is delivered; the others are sent by e-mail. */
const DELIVERED = 8;
const ARTICLES = ['FH100-BLA-9', 'FH101-WHI-8', 'FH102-GRE-M', 'FH103-GRE-M', 'FH104-BLU-M'];

/**
 * Places orders until a member has a history of this length, through the Store API. Each has one to four units, and every tenth has a
 * promotion. Most are of vouchers, because for other articles the shipping method takes Medusa as long as the rest of the order.
 */
export async function placeHistory({ urls, shop, member, length }: HistoryRequest): Promise<void> {
  const { email, token } = member;
  let next = await countOrders(urls[0] ?? '', shop, token);
  const placeNext = async (): Promise<void> => {
    const index = next++;
    const article = index % DELIVERED === 0 ? ARTICLES[(index / DELIVERED) % ARTICLES.length] : undefined;
    await placeOrder(urls[index % urls.length] ?? '', shop, {
      ...{ country: 'us', email, token, isSentByEmail: article === undefined },
      units: { [article ?? VOUCHER]: 1 + (Math.floor(index / 3) % 4) },
      ...(index % 10 === 0 && { promotion: 'TENPERCENT' }),
    });
  };
  const placeRest = async (): Promise<void> => {
    while (next < length) await placeNext();
  };
  // Place the first order alone: two at once would both create the member's account at the payment provider, which Medusa refuses.
  if (next === 0) await placeNext();
  await Promise.all(Array.from({ length: PLACED_AT_A_TIME }, placeRest));
}

/** Counts a member's orders with Medusa's Store API. */
export async function countOrders(url: string, shop: Shop, token: string): Promise<number> {
  const { count } = await createStoreApi(url, shop, token)<{ count: number }>('/store/orders?limit=1&fields=id');
  return count;
}
