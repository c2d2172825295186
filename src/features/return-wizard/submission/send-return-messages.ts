import type { Contact } from '../../../http/model/contact.js';
import type { Order } from '../../../orders/model/order.js';
import { findReturnMessages } from '../../../returns/model/return-messages.js';
import { createUuid } from '../../../platform/create-uuid.js';
import { createMessageCalls } from './message-calls.js';
import { getReturnMessageDesk } from '../../../returns/return-message-desk.js';
import { findPageUser } from '../../../app/session/page-user.js';
import type { Scope } from '../../../app/context/scope.js';
import { sealContact } from '../../../app/context/seal.js';

export interface ReturnToTell {
  readonly order: Order;
  readonly returnNumber: string;
  /** How it goes back. */
  readonly way: string;
  /** The contact that a guest proves the order with; absent for members. */
  readonly contact: Contact | undefined;
}

/** Has the shopper told of a return that was just made, where flags want it. Nothing waits for it. */
export function sendReturnMessages(scope: Scope, { order, returnNumber, way, contact }: ReturnToTell): void {
  const { id, email, givenName, middleName, familyName } = findPageUser(scope) ?? {};
  const guestEmail = contact && 'email' in contact ? contact.email : undefined;
  const messages = findReturnMessages({
    ...{ order, returnNumber, way },
    shopper: { id, email: email || guestEmail, givenName, middleName, familyName },
    sendsEmail: scope.isFlagOn('sendStoreReturnEmail'),
    sendsNotification: scope.isFlagOn('enableDorisCommunication'),
  });
  void getReturnMessageDesk(scope).send(returnNumber, messages, {
    calls: createMessageCalls(scope),
    proof: contact && sealContact(scope, contact),
    createId: createUuid,
  });
}

/** Whether the e-mail about a return was sent, as far as is known by now. */
export function wasReturnEmailed(scope: Scope, returnNumber: string): boolean {
  return getReturnMessageDesk(scope).wasEmailed(returnNumber);
}
