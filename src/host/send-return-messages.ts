import type { Contact } from '../domain/guest-lookup-check.js';
import type { Order } from '../domain/order.js';
import { findReturnMessages } from '../domain/returns/return-messages.js';
import { createUuid } from '../platform/create-uuid.js';
import { createMessageCalls } from './message-calls.js';
import { getReturnMessageDesk } from './return-message-desk.js';
import type { Scope } from './scope.js';

export interface ReturnToTell {
  readonly order: Order;
  readonly returnNumber: string;
  /** How it goes back. */
  readonly way: string;
  /** How a guest proves the order; absent for members. */
  readonly proof: Contact | undefined;
}

/** Has the shopper told of a return that was just made, where flags want it. Nothing waits for it. */
export function sendReturnMessages(scope: Scope, { order, returnNumber, way, proof }: ReturnToTell): void {
  const { id, email, givenName, middleName, familyName } = scope.getAdapter()?.user ?? {};
  const guestEmail = proof && 'email' in proof ? proof.email : undefined;
  const messages = findReturnMessages({
    ...{ order, returnNumber, way },
    shopper: { id, email: email || guestEmail, givenName, middleName, familyName },
    sendsEmail: scope.isFlagOn('sendStoreReturnEmail'),
    sendsNotification: scope.isFlagOn('enableDorisCommunication'),
  });
  void getReturnMessageDesk(scope).send(returnNumber, messages, {
    calls: createMessageCalls(scope),
    proof,
    createId: createUuid,
  });
}

/** Whether the e-mail about a return was sent, as far as is known by now. */
export function wasReturnEmailed(scope: Scope, returnNumber: string): boolean {
  return getReturnMessageDesk(scope).wasEmailed(returnNumber);
}
