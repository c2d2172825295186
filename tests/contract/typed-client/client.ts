import type { components, operations } from './order-service.js';

type Schemas = components['schemas'];
export type Order = Schemas['Order'];
export type Store = Schemas['StorePage']['objects'][number];

/** What an operation returns with a status. */
type Answer<Name extends keyof operations, Status extends number> =
  operations[Name]['responses'] extends Readonly<Record<Status, { content: { 'application/json': infer Body } }>>
    ? Body
    : never;

type Parameters<Name extends keyof operations> = operations[Name]['parameters'];
type Body<Name extends keyof operations> = operations[Name] extends {
  requestBody: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : undefined;

/** Sends one request to the service; the types do not depend on how. */
export type Send = <Name extends keyof operations, Status extends number>(
  name: Name,
  status: Status,
  parameters: Parameters<Name>,
  body: Body<Name>,
) => Promise<Answer<Name, Status>>;

const FILTER = ['country(us)', 'language(en)'];

export async function listOrders(send: Send): Promise<Order[]> {
  const orders: Order[] = [];
  let anchor: string | undefined;
  do {
    const query = { count: 5, filter: FILTER, ...(anchor !== undefined && { anchor }) };
    const page = await send('list-order-history', 200, { query }, undefined);
    orders.push(...page.objects);
    anchor = page.pages.next ?? undefined;
  } while (anchor !== undefined);
  return orders;
}

export async function describeOrder(send: Send, orderNumber: string, email: string): Promise<string> {
  const header = { 'x-guest-email': encodeURIComponent(email) };
  const parameters = { query: { filter: FILTER }, header, path: { orderNumber } };
  const order = await send('get-order-summary', 200, parameters, undefined);
  const line = order.group[0]?.orderItems[0];
  const price = line?.lineItemTransaction.lineItemChargedPrice ?? 0;
  const taxes = order.transaction.totalTaxes ?? order.transaction.inclusiveTaxTotal ?? 0;
  return `${line?.product.title ?? ''}: ${price.toFixed(2)} ${order.currency ?? ''}, taxes ${taxes.toFixed(2)}`;
}

export async function explainUnknownOrder(send: Send, orderNumber: string): Promise<string | undefined> {
  const parameters = { query: { filter: FILTER }, path: { orderNumber } };
  const { errors } = await send('get-order', 404, parameters, undefined);
  return errors[0]?.field ?? errors[0]?.code;
}

export async function cancelUnit(send: Send, orderNumber: string, orderLineKey: string): Promise<boolean> {
  const job = await send(
    'request-cancel',
    202,
    { path: { orderNumber } },
    {
      sourceOfRequest: 'SELF_SERVICE',
      request: {
        omsOrderDocumentReference: '0001',
        omsRegionReference: 'NIKEUS',
        reasonCode: '216',
        reasonText: 'Front end cancellation',
        email: 'guest@example.com',
        lines: [{ orderLineKey, quantity: 1 }],
      },
    },
  );
  const path = { version: 'v1', jobId: job.jobId } as const;
  const { status, response } = await send('get-cancel-job', 200, { path }, undefined);
  return status === 'COMPLETED' && response?.lines?.every((line) => line.status === 'CANCELLED') === true;
}

export async function nameStores(send: Send): Promise<string[]> {
  const { objects } = await send('list-stores', 200, { query: { filter: ['country(us)'], count: 5 } }, undefined);
  return objects.map((store) => `${store.storeName ?? store.name}, ${store.address.city}, ${store.timezone}`);
}

/** The words of a refusal are the service's own. */
export async function refund(send: Send, iban: string): Promise<unknown> {
  const answer = await send(
    'request-bank-refund',
    200,
    {},
    {
      accountDetails: { iban, owner: { firstName: 'Robin', lastName: 'Doe' } },
      email: 'guest@example.com',
      orderNumber: 'RT10000010',
    },
  );
  return answer.error?.['reason'] ?? answer.data?.['status'];
}
