import * as z from 'zod/mini';
import { defineCall } from '../../../http/define-call.js';
import type { OrdersError } from '../../../http/errors.js';
import type { Outcome } from '../../../http/model/failure.js';
import type { Secret } from '../../../http/model/secret.js';
import { dateField, optionalTextField, readWhole, textField, toOrderDate } from '../../../http/read/wire-fields.js';
import { RETRY_CLASSES } from '../../../http/retry-classes.js';
import { SchemaFailure } from '../../../http/errors.js';
import type { ChosenItem, WithdrawalReply } from '../model/statement.js';
import { toLanguage } from '../../../http/model/language.js';

const CONFLICT = 409;

export interface WithdrawalRequest {
  readonly orderNumber: string;
  readonly name: Secret;
  readonly email: Secret;
  readonly items: readonly ChosenItem[] | undefined;
  readonly note: Secret | undefined;
  /** The statement as shown, as plain text. */
  readonly statement: Secret;
}

/**
 * Sends a statement of withdrawal, without retries. The service answers alike for known and unknown orders. A 409 contains the statement
 * that it received earlier for the order from the same e-mail address.
 */
export const requestWithdrawal = defineCall({
  name: 'request-withdrawal',
  retry: RETRY_CLASSES.write,
  method: 'POST',
  path: '/order_mgmt/withdrawals/v1',
  toRequest: ({ orderNumber, name, email, items, note, statement }: WithdrawalRequest, { country, locale }) => ({
    body: {
      ...{ orderNumber, name, email, country },
      language: toLanguage(locale),
      ...{ items, note, statement },
    },
  }),
  toValue: toReply,
  readRefusal,
});

/** The receipt of a statement. */
export const withdrawalSchema = z.object({
  withdrawalId: textField,
  receivedAt: dateField,
  sentTo: optionalTextField,
});

/** @throws SchemaFailure */
export function toReply(wire: unknown): WithdrawalReply {
  const { withdrawalId, receivedAt, sentTo } = readWhole(withdrawalSchema, wire);
  const moment = toOrderDate(receivedAt);
  // A receipt without its reference or its time proves nothing.
  if (withdrawalId === '') throw new SchemaFailure('withdrawalId');
  if (moment === undefined) throw new SchemaFailure('receivedAt');
  return { withdrawalId, receivedAt: moment, ...(typeof sentTo === 'string' && sentTo !== '' && { sentTo }) };
}

/** A 409 with an earlier statement is an answer. Without that statement's reference and time, it stays a refusal. */
function readRefusal({ failure, cause }: OrdersError): Outcome<WithdrawalReply> | undefined {
  if (failure.status !== CONFLICT) return undefined;
  try {
    return { kind: 'found', value: { ...toReply(JSON.parse(String(cause))), isEarlier: true } };
  } catch {
    return undefined;
  }
}
