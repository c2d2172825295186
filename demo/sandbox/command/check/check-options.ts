import type { Contact } from '../../../../src/http/model/phone-number.js';

/** What a back end is checked with. */
export interface CheckOptions {
  /** Without a trailing slash. */
  readonly apiBase: string;
  /** The order that is read, and with `writes` also changed. */
  readonly orderNumber?: string;
  readonly contact?: Contact;
  readonly token?: string;
  /** The member's id, as in `adapter.user.id`. */
  readonly userId?: string;
  readonly country: string;
  /** The origin of the page that embeds the tags; that of the API by default. */
  readonly origin?: string;
  /** Additional headers, such as a gateway's key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  readonly writes: boolean;
}
