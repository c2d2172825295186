import type { Contact } from '../domain/guest-lookup-check.js';
import type { ReturnMessages } from '../domain/returns/return-messages.js';
import type { Call } from './lookup-calls.js';

/** How a guest proves the order; absent for members. */
interface Proof {
  readonly proof: Contact | undefined;
}

export type StoreReturnEmailRequest = NonNullable<ReturnMessages['email']> & Proof;
export type NotificationRequest = NonNullable<ReturnMessages['notification']> & Proof & { readonly eventId: string };

/** The calls that tell a shopper of a return. */
export interface MessageCalls {
  readonly requestStoreReturnEmail: Call<StoreReturnEmailRequest, true>;
  readonly requestNotification: Call<NotificationRequest, true>;
}
