import type { Statement, WithdrawalResult } from '../engine.js';
import type { MedusaClient } from './client.js';

/** Sends a statement of withdrawal to the extension, which stores it. */
export async function sendStatement(send: MedusaClient, statement: Statement): Promise<WithdrawalResult> {
  const { status, body } = await send({
    path: '/orders-area/withdrawals',
    body: toRecord(statement),
  });
  if (status === 409) return 'keyReused';
  if (status !== 200 && status !== 201) throw new Error(`Medusa answered ${status} to a statement.`);
  const { reference, receivedAt } = body as { reference: string; receivedAt: string };
  return { reference, receivedAt, isEarlier: status === 200 };
}

function toRecord({ orderNumber, items, text, ...others }: Statement): object {
  return {
    ...others,
    order_number: orderNumber,
    statement: text,
    ...(items && { items: items.map(({ lineId, quantity }) => ({ orderLineKey: lineId, quantity })) }),
  };
}
