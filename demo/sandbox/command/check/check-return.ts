import type { ExchangeDraft } from './check-exchange.js';
import type { Reply } from './judge-answer.js';
import { pollJob } from './poll-job.js';
import { getText } from './read-wire.js';
import type { Session } from './session.js';

/** Polls the job of a new return, then orders its exchange, or cancels the return, which restores the order. */
export async function checkReturn(session: Session, reply: Reply, exchange: ExchangeDraft | undefined): Promise<void> {
  // The answer names the return at once, before its job is completed.
  const returnNumber = getText(reply.json, 'response', 'returnOrderNumber');
  if (returnNumber === undefined) {
    const message = 'is missing: the client takes the first answer without it as lost';
    session.report('request-return', { request: 'a line of the order', path: 'response.returnOrderNumber', message });
  }
  await pollJob(session, 'get-return-job', { reply, path: {} });
  if (returnNumber === undefined) return;
  session.note('get-return-label', '');
  await session.attempt('get-return-label', {
    request: 'the label of the new return',
    path: { returnOrderNum: returnNumber },
    expects: [200, 404],
  });
  if (session.options.exchange && exchange) await orderExchange(session, exchange, returnNumber);
  else await cancelReturn(session, returnNumber);
}

async function orderExchange(session: Session, exchange: ExchangeDraft, returnNumber: string): Promise<void> {
  const name = 'request-exchange-order';
  session.note(name, '');
  await session.attempt(name, {
    request: 'an exchange of the line',
    body: { ...exchange, parentReturnOrderNumber: returnNumber },
    expects: [201],
  });
}

/** Cancels the return. A service may refuse that, because its carrier may have the items already. */
async function cancelReturn(session: Session, returnNumber: string): Promise<void> {
  const name = 'request-return-cancellation';
  const body = { returnOrderNumber: returnNumber };
  const reply = await session.attempt(name, { request: 'the new return', body, expects: [202, 409] });
  if (!reply) return;
  session.note(name, reply.status === 202 ? '' : 'only refused: the new return can no longer be cancelled');
  await pollJob(session, 'get-return-cancellation-job', { reply, path: {} });
}
