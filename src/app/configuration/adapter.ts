import type { CallName } from '../../http/model/call-classes.js';
import type { Transport } from '../../http/call-context.js';

/**
 * The object that a page may set as the property `adapter`. Every member is optional. Members are read when they are needed, so a page
 * may set a new object at every render.
 */
export interface OrdersAdapter {
  /**
   * Returns the signed-in member's access token. It is never stored, only ever sent in the `authorization` header, and only to trusted
   * origins: the page's own, those of `service.origin`, and those that `configureOrders` names.
   */
  getAccessToken?(request: TokenRequest): Promise<string | null | undefined> | string | null | undefined;
  /** The order service, if it is on another origin than the page. */
  readonly service?: OrdersService;
  readonly user?: OrdersUser | null;
  /** Settles when the page knows who is shopping; the area and tags that show orders wait for it for at most 10 s. */
  readonly ready?: PromiseLike<unknown>;
  /** Settles when the page's A/B-test client is ready. With the flag `enableAbTesting`, it is awaited too, within the same 10 s. */
  readonly experiments?: PromiseLike<unknown>;
  /** Opens the page's own sign-in. */
  signIn?(): void;
  /** Navigates to an address outside of what the tag shows. Without it, the tag navigates the page there. */
  navigate?(url: string): void;
  /** Receives analytics events: page views that are not routes of the package, and choices. They never contain personal data. */
  track?(event: TrackedEvent): void;
  /** Any object with OpenFeature's method. Flags of the attribute `flags` are on as well. */
  readonly flags?: { getBooleanValue(key: string, fallback: boolean): boolean };
  /** The page's own wording by message id: text with plain `{name}` placeholders. */
  messages?(locale: string): Readonly<Record<string, string>> | undefined;
  /** The page's own cart, which receives what a shopper buys again. Without it, the order service adds the item. */
  readonly cart?: OrdersCart;
  readonly links?: OrdersLinks;
  /**
   * The environment of the page, such as `sandbox`; default: `production`. Bank refunds of cash orders are not available in production
   * yet.
   */
  readonly environment?: string;
  /** The shop's messages above orders, in order. A member of account type `swoosh` sees those with the audience `swoosh` instead. */
  readonly alerts?: readonly OrdersAlert[];
  readonly retailer?: RetailerOptions;
}

/** The adapter without the secrets that only trusted origins may receive: `prepare-call.ts` and `page-user.ts` give access to those. */
export type PublicAdapter = Omit<OrdersAdapter, 'getAccessToken' | 'user' | 'retailer'> & {
  readonly user?: Pick<OrdersUser, 'id' | 'accountType'> | null;
  readonly retailer?: Omit<RetailerOptions, 'headers' | 'bankRefundToken'>;
};

export interface TokenRequest {
  /** `expired`: the service refused the last token. */
  readonly reason: 'call' | 'expired';
  /** The call that the token is for, such as `get-order`; absent if the tag only needs to know whether the shopper is a member. */
  readonly call?: string;
  /** The origin that the token will be sent to. */
  readonly origin: string;
}

export interface OrdersService {
  /** Origins that may receive the page's secrets, such as `https://api.shop.example`: token, headers, contact, e-mail address and names. */
  readonly origin?: string | readonly string[];
  /**
   * Sends each call in place of `fetch`, for a native shell, a host without network, or a gateway inside the page. Retries, time limits and
   * the reading of answers stay with the package.
   */
  readonly request?: Transport;
  /**
   * The calls that the back end has, by the names of `docs/backend.md`; absent: all. The tags send no other call, and do not offer what
   * needs one.
   */
  readonly calls?: readonly CallName[];
}

export interface OrdersCart {
  /**
   * Puts an item into the cart. It may return the new contents of the cart, which are shown. If it fails, or its contents have no item
   * with a price, the item counts as not added, and the shopper is taken to the product page.
   */
  add?(item: CartAddition): Promise<CartContents | void> | CartContents | void;
  /** Opens the cart. */
  view?(): void;
}

/** An item that is bought again. */
export interface CartAddition {
  readonly skuId: string;
  readonly quantity: 1;
  readonly productId: string;
  readonly styleColor?: string;
  readonly gtin?: string;
  /** Only for a customised product: the id of its customisation. */
  readonly valueAddedServiceID?: string;
  /** Only for a customised product: the reference of its design. */
  readonly customizedProductReference?: string;
}

/** The contents of the cart, in the format of the order service. */
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

/** An analytics event. */
export type TrackedEvent =
  | {
      readonly type: 'page';
      /**
       * `cancel-unavailable`: a shopper saw that an order can no longer be cancelled. `e-fapiao-download`: a shopper downloaded an
       * e-fapiao.
       */
      readonly name: string;
    }
  | {
      readonly type: 'choice';
      /** `return-method`: the shopper chose a return method. */
      readonly name: string;
      /** The chosen value, such as `returnToStore`. */
      readonly value: string;
    };

export interface OrdersUser {
  readonly id: string;
  readonly email?: string;
  readonly givenName?: string;
  readonly middleName?: string;
  readonly familyName?: string;
  /** `swoosh`: employees and their families, who see alerts of their own. */
  readonly accountType?: string;
}

export interface OrdersAlert {
  /** Unique among the alerts: an alert on screen stays there when others are added or removed. */
  readonly id: string;
  /** Plain text in the language of the page. */
  readonly text: string;
  /** The link of the text. Only `https:` addresses are followed. */
  readonly link?: string;
  /** Who sees the alert; default: every shopper who is not `swoosh`. */
  readonly audience?: 'swoosh';
}

/**
 * Addresses that replace those built from `retailer.siteUrl`. Only `https:` addresses are followed; `contact` may also be a plain
 * `mailto:` or `tel:`.
 */
export interface OrdersLinks extends Readonly<Partial<Record<LinkName, string>>> {
  /** The phone number of customer service, such as `+1 503 555 0100`: on a phone, it replaces the contact page. */
  readonly phone?: string;
  /** The address of the chat with customer service; without it, no chat link is shown. */
  readonly chat?: string;
  /** The address where a shopper books the carrier's pickup of a return, in markets that offer one; used if the order itself has no such address. */
  readonly sagawaPickup?: string;
  /** The phone number for cancelling such a pickup. */
  readonly sagawaPhone?: string;
}

/**
 * `review`: the style-color code is appended. `customProduct`: the path name of a customised product is appended. `withdrawal`: where a
 * consumer in the European Union withdraws from the contract.
 */
export type LinkName =
  | 'shop'
  | 'contact'
  | 'help'
  | 'signIn'
  | 'termsOfUse'
  | 'termsOfSale'
  | 'privacyPolicy'
  | 'returnPolicy'
  | 'cart'
  | 'checkout'
  | 'customProduct'
  | 'faq'
  | 'review'
  | 'withdrawal';

/** Fixed values of the retailer. */
export interface RetailerOptions {
  /** The shop's site, without a trailing slash. Default: the page's origin. */
  readonly siteUrl?: string;
  /** The suffix of page titles in the US, instead of the brand. */
  readonly titleSuffixUs?: string;
  /** How guest calls send the contact: in headers (default), or as filters in the URL. */
  readonly guestCredentials?: 'header' | 'filter';
  /**
   * How guests prove that an order is theirs: by the contact it was placed with (default), or also by a code that the service sends to
   * that contact. The service may require a code in both cases.
   */
  readonly guestProof?: 'contact' | 'code';
  /**
   * Which order numbers exist: the source of a regular expression that the whole number matches, such as `#\d{4,}`. Default: 4 to 32
   * letters or digits. Longer numbers than 64 characters are refused. Set it before the tags appear, because it decides which addresses and
   * which values of `order-number` are valid.
   */
  readonly orderNumberPattern?: string;
  /** Hosts of the payment providers, such as `klarna.com`, including their subdomains. Shoppers are sent to no other host. */
  readonly paymentHosts?: readonly string[];
  /**
   * The return methods that the shop offers of those that the market has: by name (`upsDropoff`, `returnToStore`), or by name and carrier
   * (`upsDropoff|DHL`). Default: all. If `service.calls` lacks `list-stores`, a return to a store is left out too.
   */
  readonly returnMethods?: readonly string[];
  /** Prefix of the retailer's own fields: `product` (default) in `productServiceTypeCode`, `productSize`, `productIdPathName`. */
  readonly prefix?: string;
  /** The fixed token that is sent with a bank account; default: `guest`. Never a member's token. */
  readonly bankRefundToken?: string;
  /** Whether to poll a store every five seconds instead of every second after the first minute. */
  readonly curbsidePollDecay?: boolean;
  /** Whether every write has an `idempotency-key`: a UUID that stays the same while the write is retried. */
  readonly sendsIdempotencyKey?: boolean;
  /**
   * Headers that the retailer's gateway requires. Only trusted origins receive them, and they never replace a header that the tags set.
   * An app id is removed from them.
   */
  readonly headers?: Readonly<Record<string, string>>;
}
