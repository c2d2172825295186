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
  /** A card whose balance may be read. */
  readonly giftCard?: { readonly accountNumber: string; readonly pin: string };
  /** A code that the guest got. */
  readonly guestCode?: string;
  /** A parking spot whose store may be told of an arrival. */
  readonly curbside?: { readonly storeId: string; readonly qrId: string };
  /** A return that may be refunded to an account. */
  readonly bankRefund?: { readonly returnNumber: string; readonly iban: string };
  /** The e-mail address that may get the receipt of a statement. */
  readonly withdrawal?: string;
  /** An exchange may be ordered. */
  readonly exchange?: boolean;
  /** Messages about a return may be sent. */
  readonly messages?: boolean;
  /** An address may be added to the account. */
  readonly newAddress?: boolean;
}
