import type { ReturnMessages } from '../model/return-messages.js';
import type { Call } from '../../http/model/failure.js';
import type { Proof } from '../../http/model/secret.js';

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
