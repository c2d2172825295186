/**
 * The object a page may hand over as the property `adapter`. Every member is optional. Members are read when they are needed,
 * so a page may hand over a new object at every render.
 */
export interface OrdersAdapter {
  /**
   * Gives the signed-in member's access token. It is never stored, never leaves the `authorization` header, and goes to trusted
   * origins alone: the page's own, those of `service.origin`, and those that `configureOrders` names.
   */
  getAccessToken?(request: TokenRequest): Promise<string | null | undefined> | string | null | undefined;
  /** The order service, where it lies on another origin than the page. */
  readonly service?: OrdersService;
  readonly user?: OrdersUser | null;
  /** Settles when the page knows who is shopping; the area and tags that show orders wait for it, 10 s at most. */
  readonly ready?: PromiseLike<unknown>;
  /** Settles when the page's A/B-test client is there. With the flag `enableAbTesting` it is waited for as well, in the same 10 s. */
  readonly experiments?: PromiseLike<unknown>;
  /** Opens the page's own sign-in. */
  signIn?(): void;
  /** Goes to an address outside of what the tag shows. Without it the page is left for the address. */
  navigate?(url: string): void;
  /** Hears what there is to count: pages that are no routes of ours, and choices. Never holds personal data. */
  track?(event: TrackedEvent): void;
  /** Anything with OpenFeature's method; the attribute `flags` adds to it. */
  readonly flags?: { getBooleanValue(key: string, fallback: boolean): boolean };
  /** The page's own wording by message id: text with plain `{name}` placeholders. */
  messages?(locale: string): Readonly<Record<string, string>> | undefined;
  /** The page's own cart: what is bought again goes there. Without it the order service is asked. */
  readonly cart?: OrdersCart;
  readonly links?: OrdersLinks;
  /** Where the page runs, such as `sandbox`; `production` unless given. Bank refunds of cash orders are not in production yet. */
  readonly environment?: string;
  /** What the shop has to say above orders, one after the other. A member of account type `swoosh` reads those for `swoosh`. */
  readonly alerts?: readonly OrdersAlert[];
  readonly retailer?: RetailerOptions;
}

/** The adapter without what may leave for trusted origins alone: `page-secrets.ts` and `page-user.ts` hand that out. */
export type PublicAdapter = Omit<OrdersAdapter, 'getAccessToken' | 'user' | 'retailer'> & {
  readonly user?: Pick<OrdersUser, 'id' | 'accountType'> | null;
  readonly retailer?: Omit<RetailerOptions, 'headers' | 'bankRefundToken'>;
};

export interface TokenRequest {
  /** `expired`: the service refused the last token. */
  readonly reason: 'call' | 'expired';
  /** The call that the token is for, such as `get-order`; absent where a tag only learns whether the shopper is a member. */
  readonly call?: string;
  /** Where the token will be sent. */
  readonly origin: string;
}

export interface OrdersService {
  /** Origins that may have the page's secrets, such as `https://api.shop.example`: token, headers, contact, e-mail address and names. */
  readonly origin?: string | readonly string[];
}

export interface OrdersCart {
  /**
   * Puts something into the cart. It may give what lies in the cart then, which is shown; an answer without an item that has a price,
   * and one that fails, count as not added: the shopper goes to the page of the product.
   */
  add?(item: CartAddition): Promise<CartContents | void> | CartContents | void;
  /** Opens the cart. */
  view?(): void;
}

/** What is bought again. */
export interface CartAddition {
  readonly skuId: string;
  readonly quantity: 1;
  readonly productId: string;
  readonly styleColor?: string;
  readonly gtin: string;
  /** Of a customised product: what was done to it, and how it was put together. */
  readonly valueAddedServiceID?: string;
  readonly customizedProductReference?: string;
}

/** What lies in the cart, in the form of the order service. */
export interface CartContents {
  readonly items: readonly CartContentsItem[];
  readonly totalItemCount?: number;
}

export interface CartContentsItem {
  readonly title: string;
  readonly category?: string;
  readonly size?: string;
  readonly image?: string;
  readonly quantity?: number;
  readonly currency?: string;
  readonly price?: number;
  /** The list price, shown struck through where it is above the price. */
  readonly msrp?: number;
}

/** Something to count. */
export type TrackedEvent =
  | {
      readonly type: 'page';
      /** `cancel-unavailable`: an order that cannot be cancelled any more. `e-fapiao-download`: an e-fapiao that was fetched. */
      readonly name: string;
    }
  | {
      readonly type: 'choice';
      /** `return-method`: the way back of a return. */
      readonly name: string;
      /** What was chosen, such as `returnToStore`. */
      readonly value: string;
    };

export interface OrdersUser {
  readonly id: string;
  readonly email?: string;
  readonly givenName?: string;
  readonly middleName?: string;
  readonly familyName?: string;
  /** `swoosh`: employees and their families, who have alerts of their own. */
  readonly accountType?: string;
}

export interface OrdersAlert {
  /** Its own among the alerts: what is on show stays there when others come or go. */
  readonly id: string;
  /** Plain text in the language of the page. */
  readonly text: string;
  /** Where the text leads to. Only `https:` addresses are followed. */
  readonly link?: string;
  /** Whom it is for; everybody else unless given. */
  readonly audience?: 'swoosh';
}

/**
 * Addresses that replace the ones made from `retailer.siteUrl`. Only `https:` ones are followed; `contact` may be a plain `mailto:` or
 * `tel:` as well.
 */
export interface OrdersLinks extends Readonly<Partial<Record<LinkName, string>>> {
  /** The telephone number of the service desk, such as `+1 503 555 0100`: on a phone it is called in place of the contact page. */
  readonly phone?: string;
  /** Where a shopper chats with the service desk; there is no link to a chat without it. */
  readonly chat?: string;
  /** Where a shopper books a carrier that comes for a return, in markets that have one and where the order itself names no address. */
  readonly sagawaPickup?: string;
  /** The telephone number by which a shopper cancels such a pickup. */
  readonly sagawaPhone?: string;
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

/**
 * `review`: what follows it is the code of the style in its colour. `customProduct`: what follows is the path name of a customised
 * product. `withdrawal`: where a consumer of the European Union withdraws from the contract.
 */
export type LateLinkName = 'cart' | 'checkout' | 'customProduct' | 'faq' | 'review' | 'withdrawal';

/** Constants of the retailer. */
export interface RetailerOptions {
  /** The shop's own site, without a slash at its end. Default: the page's origin. */
  readonly siteUrl?: string;
  /** What follows a page title in the US, in place of the brand. */
  readonly titleSuffixUs?: string;
  /** How guest calls carry the contact: in headers (default), or as filters in the address. */
  readonly guestCredentials?: 'header' | 'filter';
  /** Hosts of the payment providers, such as `klarna.com`; subdomains count. Nobody is sent to any other. */
  readonly paymentHosts?: readonly string[];
  /** What the retailer's own fields begin with: `product` (default) in `productServiceTypeCode`, `productSize`, `productIdPathName`. */
  readonly prefix?: string;
  /** The fixed word that stands in place of a token where a bank account is sent; `guest` unless given. Never a member's token. */
  readonly bankRefundToken?: string;
  /** Whether a store is asked less often after the first minute: every five seconds in place of every second. */
  readonly curbsidePollDecay?: boolean;
  /** Whether every write carries an `idempotency-key`: a UUID that stays the same while the write is retried. */
  readonly sendsIdempotencyKey?: boolean;
  /**
   * Headers that the retailer's gateway asks for; they go to trusted origins alone, and never replace a header that the tags set. An
   * app id is taken out of them.
   */
  readonly headers?: Readonly<Record<string, string>>;
}
