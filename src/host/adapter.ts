/**
 * The object a page may hand over as the property `adapter`. Every member is optional. Members are read when they are needed,
 * so a page may hand over a new object at every render.
 */
export interface OrdersAdapter {
  /** Gives the signed-in member's access token. It is never stored and never leaves the `authorization` header. */
  getAccessToken?(request: TokenRequest): Promise<string | null | undefined> | string | null | undefined;
  readonly user?: OrdersUser | null;
  /** Settles when the page knows who is shopping; the area and tags that show orders wait for it, 10 s at most. */
  readonly ready?: PromiseLike<unknown>;
  /** Opens the page's own sign-in. */
  signIn?(): void;
  /** Goes to an address outside of what the tag shows. Without it the page is left for the address. */
  navigate?(url: string): void;
  /** Hears what there is to count: pages that are no routes of ours. Never holds personal data. */
  track?(event: TrackedEvent): void;
  /** Anything with OpenFeature's method; the attribute `flags` adds to it. */
  readonly flags?: { getBooleanValue(key: string, fallback: boolean): boolean };
  /** The page's own wording by message id: text with plain `{name}` placeholders. */
  messages?(locale: string): Readonly<Record<string, string>> | undefined;
  readonly links?: OrdersLinks;
  readonly retailer?: RetailerOptions;
}

export interface TokenRequest {
  /** `expired`: the service refused the last token. */
  readonly reason: 'call' | 'expired';
}

export interface TrackedEvent {
  readonly type: 'page';
  /** `cancel-unavailable`: an order that cannot be cancelled any more. */
  readonly name: string;
}

export interface OrdersUser {
  readonly id: string;
  readonly email?: string;
  readonly givenName?: string;
  readonly familyName?: string;
  readonly accountType?: string;
}

/** Addresses that replace the ones made from `retailer.siteUrl`. Only `https:` ones are followed. */
export interface OrdersLinks extends Readonly<Partial<Record<LinkName, string>>> {
  /** The telephone number of the service desk, such as `+1 503 555 0100`: on a phone it is called in place of the contact page. */
  readonly phone?: string;
  /** Where a shopper books a carrier that comes for a return, in markets that have one and where the order itself names no address. */
  readonly sagawaPickup?: string;
}

export type LinkName =
  | 'shop'
  | 'contact'
  | 'help'
  | 'signIn'
  | 'termsOfUse'
  | 'termsOfSale'
  | 'privacyPolicy'
  | 'returnPolicy'
  | LateLinkName;

/** `review`: what follows it is the code of the style in its colour. */
export type LateLinkName = 'faq' | 'review';

/** Constants of the retailer. */
export interface RetailerOptions {
  /** The shop's own site, without a slash at its end. Default: the page's origin. */
  readonly siteUrl?: string;
  /** What follows a page title in the US, in place of the brand. */
  readonly titleSuffixUs?: string;
  /** How guest calls carry the contact: in headers (default), or as filters in the address. */
  readonly guestCredentials?: 'header' | 'filter';
  /** Headers that the retailer's gateway asks for. An app id is taken out of them. */
  readonly headers?: Readonly<Record<string, string>>;
}
