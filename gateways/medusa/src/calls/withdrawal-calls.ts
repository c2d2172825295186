import type { Hono } from 'hono';
import type { Statement } from '../engine.js';
import type { GatewaySettings } from '../create-gateway.js';
import { createInvalid, createKeyReused, Refusal } from '../http/answers.js';
import { maskEmail } from '../http/mask-email.js';
import { isEmail, readBody, readKey, readAudience, readUnits, type Body } from '../http/read-request.js';

const LONGEST_NUMBER = 64;
const LONGEST_NAME = 256;
const LONGEST_NOTE = 500;
const LONGEST_STATEMENT = 50_000;
const MOST_ITEMS = 500;

/** `request-withdrawal`. It ignores a token, so that an invalid one cannot prevent a statement. */
export function addWithdrawalCalls(app: Hono, { engine }: GatewaySettings): void {
  app.post('/order_mgmt/withdrawals/v1', async (c) => {
    const key = readKey(c);
    const statement = toStatement(await readBody(c));
    const result = await engine.receiveWithdrawal({ ...statement, ...(key !== undefined && { key }) });
    if (result === 'keyReused') throw createKeyReused();
    const receipt = { withdrawalId: result.reference, receivedAt: result.receivedAt };
    if (!result.isEarlier) return c.json({ ...receipt, sentTo: maskEmail(statement.email) }, 201);
    const message = 'There is a statement for this order from this e-mail address.';
    throw new Refusal(409, { code: 'WITHDRAWAL_KNOWN', message }, { others: receipt });
  });
}

function toStatement(body: Body): Statement {
  const { items, note } = body;
  const email = readText(body, 'email').trim();
  if (!isEmail(email)) throw createInvalid('email');
  return {
    orderNumber: readText(body, 'orderNumber', LONGEST_NUMBER).trim(),
    name: readText(body, 'name', LONGEST_NAME),
    email,
    ...readAudience(body),
    ...(items !== undefined && { items: readUnits(items, { field: 'items', most: MOST_ITEMS }) }),
    ...(note !== undefined && { note: readNote(body) }),
    text: readText(body, 'statement'),
  };
}

function readText(body: Body, field: string, longest = LONGEST_STATEMENT): string {
  const text = body[field];
  if (typeof text !== 'string' || text.trim() === '' || text.length > longest) throw createInvalid(field);
  return text;
}

/** Reads the note. Its length counts the characters that the consumer sees. */
function readNote(body: Body): string {
  const note = readText(body, 'note');
  if ([...note].length > LONGEST_NOTE) throw createInvalid('note');
  return note;
}
