import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { readContractDocument } from '../../../demo/sandbox/command/check/contract-document.js';
import { createApi, signIn, signInAdmin, type MedusaApi } from '../start/medusa-api.js';
import { MEMBERS } from '../start/members.js';
import { placeHistory } from '../start/place-history.js';
import { placeOrder, type PlacedOrder, type Purchase } from '../start/place-order.js';
import { createWarehouse, type Warehouse } from '../start/warehouse.js';
import { readShared } from './shared.js';

/** The tools of a test: the gateway as the client sees it, and the shop's own APIs. */
export interface Bench {
  readonly gatewayUrl: string;
  readonly siteUrl: string;
  readonly medusaUrl: string;
  readonly admin: MedusaApi;
  readonly warehouse: Warehouse;
  place(purchase?: Partial<Purchase>): Promise<PlacedOrder>;
  /** Places orders until a member has a history of this length. */
  placeHistory(name: string, length: number): Promise<void>;
  /** Places, packs, ships and delivers an order. */
  placeDelivered(purchase?: Partial<Purchase>): Promise<PlacedOrder>;
  /** Sends a call and checks its answer against the contract. */
  call(call: string, request: CallRequest): Promise<CallAnswer>;
}

interface CallRequest {
  readonly path: string;
  readonly email?: string;
  readonly guestToken?: string;
  readonly token?: string;
  readonly body?: object;
  /** By default POST with a body, and GET without one. */
  readonly method?: 'PUT';
  readonly base?: string;
  readonly key?: string;
}

export interface CallAnswer {
  readonly status: number;
  readonly text: string;
  readonly json: unknown;
  readonly headers: Headers;
}

export const GUEST = 'guest@example.com';
export const FILTERS = 'filter=country(us)&filter=language(en)';
/** The id of an order in Medusa, which opens the order without any proof. */
const SECRET_ID = /order_[0-9A-Z]{10,}/;

const contract = readContractDocument(readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8'));

export async function createBench(): Promise<Bench> {
  const { gatewayUrl, siteUrl, medusaUrls, shop } = readShared();
  const [medusaUrl = ''] = medusaUrls;
  const admin = await signInAdmin(medusaUrl);
  const warehouse = createWarehouse(admin);
  const whole = { ...shop, variants: new Map(shop.variants) };
  let turn = 0;
  // The copies of the shop share the work.
  const place: Bench['place'] = (purchase = {}) =>
    placeOrder(medusaUrls[turn++ % medusaUrls.length] ?? '', whole, {
      country: 'us',
      email: GUEST,
      units: { 'FH100-BLA-9': 1, 'FH103-GRE-M': 2 },
      ...purchase,
    });
  return {
    ...{ gatewayUrl, siteUrl, medusaUrl, admin, warehouse, place },
    async placeHistory(name, length) {
      const { email = '' } = MEMBERS[name] ?? {};
      const { token } = await signInMember(name);
      await placeHistory({ urls: medusaUrls, shop: whole, member: { email, token }, length });
    },
    async placeDelivered(purchase) {
      const order = await place(purchase);
      await warehouse.capture(order);
      const parcel = await warehouse.pack(order);
      await warehouse.ship(parcel);
      await warehouse.deliver(parcel);
      return order;
    },
    async call(call, { path, email, guestToken, token, body, method, key, base = gatewayUrl }) {
      const answer = await fetch(base + path, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers: {
          ...(email !== undefined && { 'x-guest-email': encodeURIComponent(email) }),
          ...(guestToken !== undefined && { 'x-guest-token': guestToken }),
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { 'idempotency-key': key }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      const json: unknown = JSON.parse(text);
      expect(contract.findFaults(call, answer.status, json) ?? [`no answer ${answer.status}`], call).toEqual([]);
      expect(text).not.toMatch(SECRET_ID);
      return { status: answer.status, text, json, headers: answer.headers };
    },
  };
}

export async function signInMember(name: string): Promise<{ token: string; id: string }> {
  const person = MEMBERS[name];
  if (!person) throw new Error(`There is no member ${name}.`);
  const token = await signIn(readShared().medusaUrls[0] ?? '', person);
  const { actor_id: id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    actor_id: string;
  };
  return { token, id };
}

/** Creates a client for Medusa's own Store API, for comparisons. */
export function createMemberApi(token: string): MedusaApi {
  const { medusaUrls, shop } = readShared();
  return createApi(medusaUrls[0] ?? '', {
    'x-publishable-api-key': shop.publishableKey,
    authorization: `Bearer ${token}`,
  });
}

/** A statement of withdrawal as the shop's staff sees it. */
export interface StoredWithdrawal {
  readonly reference: string;
  readonly order_number: string;
  readonly order_id: string | null;
  readonly is_of_customer: boolean | null;
  readonly name: string;
  readonly email: string;
  readonly items: readonly { readonly orderLineKey: string; readonly quantity: number }[] | null;
  readonly note: string | null;
  readonly statement: string;
  readonly received_at: string;
  readonly receipt_sent_at: string | null;
}

/** The statements of an order, newest first, from the Admin API. */
export async function listWithdrawals(
  { admin }: Pick<Bench, 'admin'>,
  filter: { readonly order_id: string } | { readonly order_number: string },
): Promise<StoredWithdrawal[]> {
  const { withdrawals } = await admin<{ withdrawals: StoredWithdrawal[] }>(
    `/admin/orders-area/withdrawals?${new URLSearchParams(filter)}`,
  );
  return withdrawals;
}
