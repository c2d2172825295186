import type { ReturnMessages } from '../domain/returns/return-messages.js';
import type { Call } from './call.js';
import type { Proof } from '../domain/secret.js';

/** How a guest proves the order; absent for members. */
interface Proved {
  readonly proof: Proof | undefined;
}

export type StoreReturnEmailRequest = NonNullable<ReturnMessages['email']> & Proved;
export type NotificationRequest = NonNullable<ReturnMessages['notification']> & Proved & { readonly eventId: string };

/** The calls that tell a shopper of a return. */
export interface MessageCalls {
  readonly requestStoreReturnEmail: Call<StoreReturnEmailRequest, true>;
  readonly requestNotification: Call<NotificationRequest, true>;
}
