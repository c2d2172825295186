import { CANARIES, type CanaryName } from './canaries.js';
import type { CanaryHit, ScanLocation } from './canary-hit.js';

interface Allowance {
  readonly canaries: readonly CanaryName[];
  readonly locations: readonly ScanLocation[];
  /** The whole text of the place, with `#` for each number. */
  readonly form: RegExp;
  readonly why: string;
}

const NUMBERS: readonly CanaryName[] = ['order number', 'return number'];
/** A path of the area. Its query may only contain the demo's own settings and, at the lookup, the redirect path. */
const ROUTE = String.raw`(?:http://localhost:\d+)?/[a-z]{2}/en/orders/(?:(?:sales|details|returns)/#/(?:return/(?:(?:method|store|address|review|exchange-\d+)/)?|refund-payment(?:-landing|-confirmation)?/|return-(?:detail-)?confirmation/)?(?:\?[^#]*)?|(?:curbside-pickup|withdrawal)/#/(?:\?[^#]*)?|details/\?(?:[^#]*&)?redirectPath=%2Fus%2Fen%2Forders%2F(?:sales%2F#%2F|returns%2F#%2Frefund-payment%2F))`;

/** The draft of a return, without the shopper's text. */
const CHOICE = String.raw`\{"rowKey":"[^"]+","quantity":\d+(?:,"reason":"\w+")?(?:,"operation":"\w+")?,"text":""\},?`;
const PICK = String.raw`\{"rowKey":"[^"]+","unit":\d+,"colorCode":"[^"]+"(?:,"skuId":"[^"]+")?\},?`;
const IDS = String.raw`(?:,"methodId":"[\w|]+")?(?:,"storeId":"[\w-]+")?(?:,"addressId":"[\w-]+")?`;
const DRAFT = String.raw`\{"orderNumber":"#","at":\d+,"progress":\{"step":"[\w-]+","choices":\[(?:${CHOICE})*\],"picks":\[(?:${PICK})*\]${IDS}\}\},?`;

/** An exchange that is still to be ordered: articles and amounts. */
const EXCHANGE = String.raw`\{"orderNumber":"#","previewId":"[\w-]+","parts":\{"items":\[[^\]@]*\],"totals":\{[^}]*\}\},"at":\d+(?:,"returnNumber":"#")?\},?`;

/** The query of the history with the search for a number. */
const SEARCH = String.raw`\?(?:[^#"]*&)?q=#(?:&status=\w+)?`;

/** The exceptions: order numbers in routes, paths and persisted data. */
export const ALLOWANCES: readonly Allowance[] = [
  {
    canaries: NUMBERS,
    locations: ['URL', 'request URLs'],
    form: new RegExp(`^${ROUTE}$`),
    why: 'the route of an order names it',
  },
  {
    canaries: NUMBERS,
    // The title's element is in the light DOM.
    locations: ['title', 'light DOM'],
    form: /^(?:[A-Z][a-z ]+ · (?:\d · )?)?# · (?:Order Details|Guest Order Lookup|Member Orders)(?:\. Fieldhouse(?: [A-Z]{2})?)?$/,
    why: 'the title of an order names it, as its address does',
  },
  {
    canaries: NUMBERS,
    locations: ['request URLs', 'resource timing'],
    form: /^http:\/\/localhost:\d+\/(?:history|summary)\/v1\/#\?filter=country\([a-z]{2}\)&filter=language\(en\)$/,
    why: 'the path of a read of an order names it',
  },
  {
    canaries: ['order number'],
    locations: ['URL', 'request URLs', 'resource timing'],
    form: new RegExp(
      String.raw`^http://localhost:\d+/(?:[a-z]{2}/en/orders/\?(?:[^#]*&)?q=#(?:&status=\w+)?|history/v1\?filter=country\([a-z]{2}\)&filter=language\(en\)&filter=query\(#\)(?:&filter=status\(\w+\))?&count=10)$`,
    ),
    why: 'a member may search by a number, and Back, a reload and a shared link keep the search (docs/elements.md)',
  },
  {
    canaries: ['order number'],
    locations: ['history state', 'attributes in shadow DOM', 'events'],
    form: new RegExp(
      [
        String.raw`^\{"ordersEntry":\d+,"ordersTop":[\d.]+,"ordersSearch":"${SEARCH}"\}$`,
        String.raw`^href="http://localhost:\d+/[a-z]{2}/en/orders/${SEARCH}"$`,
        String.raw`^orders-navigate \{"to":"/[a-z]{2}/en/orders/${SEARCH}","route":"history"\}$`,
      ].join('|'),
    ),
    why: 'the link of an order back to the search that it was opened from has the search, also after a reload',
  },
  {
    canaries: ['order number'],
    locations: ['request URLs', 'resource timing'],
    form: /^http:\/\/localhost:\d+\/history\/v1\?filter=country\([a-z]{2}\)&filter=language\(en\)&count=10&anchor=after%3A#$/,
    why: "the service's own mark of a page is sent back as it came, and the sandbox's names an order",
  },
  {
    canaries: NUMBERS,
    locations: ['request URLs', 'resource timing'],
    form: /^http:\/\/localhost:\d+\/order_mgmt\/ordermods\/v1\/#\/cancelOrder$/,
    why: 'the path of a request to cancel names its order',
  },
  {
    canaries: ['order number'],
    locations: ['request URLs', 'resource timing'],
    form: /^http:\/\/localhost:\d+\/order_mgmt\/e_fapiao\/v1\/#$/,
    why: 'the path of an e-fapiao names its order',
  },
  {
    canaries: ['order number'],
    locations: ['request URLs', 'resource timing'],
    form: /^http:\/\/localhost:\d+\/order_mgmt\/documents\/v1\/#\/[a-z]+-\d+$/,
    why: 'the path of a document names its order',
  },
  {
    canaries: ['return number'],
    locations: ['request URLs', 'resource timing'],
    form: /^http:\/\/localhost:\d+\/order_mgmt\/user_return_labels\/v1\/#$/,
    why: 'the path of a label names its return',
  },
  {
    canaries: NUMBERS,
    locations: ['attributes in shadow DOM'],
    form: /^aria-label="Copy, #"$/,
    why: 'the name of the button that copies the number of an order or a return, which stands beside it',
  },
  {
    canaries: NUMBERS,
    locations: ['attributes in shadow DOM'],
    form: new RegExp(`^(?:order-number="#"|href="${ROUTE}")$`),
    why: 'the area hands the number on as it takes it itself, and links to its own routes',
  },
  {
    canaries: ['order number'],
    locations: ['attributes in shadow DOM'],
    form: /^href="http:\/\/localhost:\d+\/sandbox\/payment\/#"$/,
    why: "the card links to the payment at the service's own address, and the sandbox's names the order",
  },
  {
    canaries: NUMBERS,
    locations: ['attributes in shadow DOM'],
    form: /^aria-label="[^"]+, (?:Order|Return) #"$/,
    why: 'the name of a card and of its actions tells screen readers the number that the card shows',
  },
  {
    canaries: NUMBERS,
    locations: ['light DOM'],
    form: /^order-number="#"$/,
    why: 'a page that writes a tag says which order it is to show',
  },
  {
    canaries: NUMBERS,
    locations: ['light DOM'],
    form: /^We look for the parcels of # on our shelves\.$/,
    why: "the partner's own page says what it heard",
  },
  {
    canaries: ['order number'],
    locations: ['light DOM'],
    form: new RegExp(
      `^(?:Order #\\. Nothing is charged here: this page stands in for a payment provider\\.|href="${ROUTE}")$`,
    ),
    why: "the provider's own page says what is paid there, and leads back to it",
  },
  {
    canaries: NUMBERS,
    locations: ['light DOM'],
    form: /^Order #$/,
    why: 'a reader is told which screen came',
  },
  {
    canaries: NUMBERS,
    locations: ['events'],
    form: new RegExp(`^orders-navigate \\{"to":"${ROUTE}","route":"\\w+"\\}$`),
    why: 'the page may take a move over, and is told where to',
  },
  {
    canaries: NUMBERS,
    locations: ['events'],
    form: /^orders-(?:order-found|order-cancelled|checked-in) \{"orderNumber":"#"\}$/,
    why: 'the event is about this order',
  },
  {
    canaries: NUMBERS,
    locations: ['events'],
    form: /^orders-items-cancelled \{"orderNumber":"#","lines":\[(?:\{"orderLineKey":"\d+","quantity":\d\},?)+\]\}$/,
    why: 'the event is about this order',
  },
  {
    canaries: NUMBERS,
    locations: ['events'],
    form: /^orders-withdrawal-sent \{"orderNumber":"#","withdrawalId":"[^"]+"\}$/,
    why: 'the event is about this order',
  },
  {
    canaries: NUMBERS,
    locations: ['events'],
    form: /^orders-return-submitted \{"orderNumber":"#","returnNumber":"#","operation":"(?:return|exchange)"\}$/,
    why: 'the event is about this return',
  },
  {
    canaries: NUMBERS,
    locations: ['events'],
    form: /^orders-return-cancelled \{"returnOrderNumber":"#"\}$/,
    why: 'the event is about this return',
  },
  {
    canaries: NUMBERS,
    locations: ['events'],
    form: /^orders-return-method-changed \{"returnOrderNumber":"#","method":"[\w|]+"\}$/,
    why: 'the event is about this return',
  },
  {
    canaries: NUMBERS,
    locations: ['session storage'],
    form: new RegExp(
      `^orders-area/1 \\{(?:(?:"(?:cancelled|curbside|payments)":\\[[^\\]]*\\]|"jobs":\\[(?:[^\\[\\]]|"lines":\\[[^\\]]*\\])*\\]|"returns":\\[(?:${DRAFT})*\\]|"exchanges":\\[(?:${EXCHANGE})*\\]),?)+\\}$`,
    ),
    why: 'a reload has to find the cancellation, the return, the check-in and the payment again (docs/security.md)',
  },
  {
    canaries: NUMBERS,
    locations: ['names of locks'],
    form: /^orders-area (?:cancel|cancel return|return|exchange|bank refund|check-in|withdrawal) #(?: probe)?$/,
    why: 'two tabs must not cancel, return, pay back, withdraw or tell a store the same twice (docs/security.md)',
  },
  {
    canaries: ['return number'],
    locations: ['names of locks'],
    form: /^orders-area label (?:email|mail) #(?: probe)?$/,
    why: 'two tabs must not have the same label sent twice (docs/security.md)',
  },
];

/** The row that allows a hit; undefined if none does. */
export function findAllowance({ location, canary, text }: CanaryHit): Allowance | undefined {
  const form = CANARIES.filter(({ name }) => NUMBERS.includes(name)).reduce(
    (left, { pattern }) => left.replace(new RegExp(pattern, 'g'), '#'),
    text,
  );
  return ALLOWANCES.find(
    ({ canaries, locations, form: allowed }) =>
      canaries.includes(canary) && locations.includes(location) && allowed.test(form),
  );
}
