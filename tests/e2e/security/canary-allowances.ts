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
    why: 'an order links back to the search that it was opened from, also after a reload',
  },
  {
    canaries: ['order number'],
    locations: ['request URLs', 'resource timing'],
    form: /^http:\/\/localhost:\d+\/history\/v1\?filter=country\([a-z]{2}\)&filter=language\(en\)&count=10&anchor=after%3A#$/,
    why: "the client sends back the service's anchor of a page unchanged, and the sandbox's anchors contain an order number",
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
    why: 'the button that copies the number of an order or a return has it in its name',
  },
  {
    canaries: NUMBERS,
    locations: ['attributes in shadow DOM'],
    form: new RegExp(`^(?:order-number="#"|href="${ROUTE}")$`),
    why: 'the area passes the number to its screen as an attribute, and links to its own routes',
  },
  {
    canaries: ['order number'],
    locations: ['attributes in shadow DOM'],
    form: /^href="http:\/\/localhost:\d+\/sandbox\/payment\/#"$/,
    why: "the card links to the service's payment page, and the address of the sandbox's page contains the number",
  },
  {
    canaries: NUMBERS,
    locations: ['attributes in shadow DOM'],
    form: /^aria-label="[^"]+, (?:Order|Return) #"$/,
    why: 'the accessible names of a card and of its actions contain the number that the card shows',
  },
  {
    canaries: NUMBERS,
    locations: ['light DOM'],
    form: /^order-number="#"$/,
    why: 'the page sets the number of the order that a tag shows',
  },
  {
    canaries: NUMBERS,
    locations: ['light DOM'],
    form: /^We look for the parcels of # on our shelves\.$/,
    why: "the partner's own page shows the number from the event that it received",
  },
  {
    canaries: ['order number'],
    locations: ['light DOM'],
    form: new RegExp(
      `^(?:Order #\\. Nothing is charged here: this page stands in for a payment provider\\.|href="${ROUTE}")$`,
    ),
    why: "the payment provider's own page names the order and links back to it",
  },
  {
    canaries: NUMBERS,
    locations: ['light DOM'],
    form: /^Order #$/,
    why: 'screen readers announce the new screen',
  },
  {
    canaries: NUMBERS,
    locations: ['events'],
    form: new RegExp(`^orders-navigate \\{"to":"${ROUTE}","route":"\\w+"\\}$`),
    why: 'the page may take over the navigation and needs its destination',
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
    why: 'the cancellation, the return, the check-in and the payment must survive a reload (docs/security.md)',
  },
  {
    canaries: NUMBERS,
    locations: ['names of locks'],
    form: /^orders-area (?:cancel|cancel return|return|exchange|bank refund|check-in|withdrawal) #(?: probe)?$/,
    why: 'two tabs must not send the same cancellation, return, refund, withdrawal or check-in twice (docs/security.md)',
  },
  {
    canaries: ['return number'],
    locations: ['names of locks'],
    form: /^orders-area label (?:email|mail) #(?: probe)?$/,
    why: 'two tabs must not send the same label twice (docs/security.md)',
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
