import { toNumber } from '../../security/create-order-of.js';

/** Where a text of an order is shown. */
export interface TextSink {
  readonly field: string;
  /** The element that holds it, by selector and place in the document. */
  readonly at: readonly [selector: string, index: number];
  /** All that the element says; the text alone where nothing is named. */
  readonly says?: (text: string) => string;
  /** Words of ours stand in the element as well: the text has an element of its own in it, which is another row. */
  readonly isSentence?: true;
}

const toDelivery = (text: string): string => `${text}, soon`;

/** On a card: in the history, alone, and after a lookup. */
export const CARD_SINKS: readonly TextSink[] = [
  { field: 'groupHeading', at: ['.card-heading [dir=auto]', 0] },
  { field: 'groupSubheading', at: ['.card-sub', 0] },
  { field: 'eddTranslated', at: ['.card-sub', 1], says: toDelivery },
  { field: 'group message', at: ['.card-sub', 2] },
  { field: 'title', at: ['.item-words > :first-child', 0] },
  { field: 'color', at: ['.item-details bdi', 0] },
  { field: 'size', at: ['.item-details bdi', 1] },
  { field: 'message', at: ['.notice', 0] },
  { field: 'orderNumber', at: ['.card-meta bdi', 0], says: toNumber },
  {
    field: 'color and size in a row',
    at: ['.item-details', 0],
    says: (text) => `${text} · Size ${text} · Quantity 2`,
    isSentence: true,
  },
  { field: 'orderNumber in words', at: ['.card-meta [id]', 0], says: (text) => `Order #${text}`, isSentence: true },
];

/** On a card of something bought from a partner. */
export const PARTNER_SINKS: readonly TextSink[] = [
  { field: 'lineItemStatus', at: ['.card-heading [dir=auto]', 0], says: (text) => text.trim() },
  { field: 'partnerName', at: ['.card-sub', 0] },
  { field: 'title', at: ['.partner-title', 0] },
  { field: 'category', at: ['.item-details', 0] },
  { field: 'styleColor', at: ['.item-details bdi', 0] },
  { field: 'size', at: ['.item-details bdi', 1] },
  { field: 'orderid', at: ['.card-meta bdi', 0] },
  {
    field: 'styleColor and size in words',
    at: ['.item-details', 1],
    says: (text) => `Style ${text} · Size ${text} · Quantity 2`,
    isSentence: true,
  },
];

/** On the screen of an order. Its number is the one that was asked for: another one's is refused. */
export const DETAIL_SINKS: readonly TextSink[] = [
  { field: 'groupHeading', at: ['h2', 0] },
  { field: 'groupHeading of its part', at: ['.shipment h3 [dir=auto]', 0] },
  { field: 'subStatus', at: ['.order-sub', 0] },
  { field: 'message', at: ['.order-head .notice', 0] },
  { field: 'groupSubheading', at: ['.card-sub', 0] },
  { field: 'eddTranslated', at: ['.card-sub', 1], says: toDelivery },
  { field: 'group message', at: ['.card-sub', 2] },
  { field: 'title', at: ['.item-title', 0] },
  { field: 'category and color', at: ['.item .item-details', 0], says: (text) => `${text} · ${text}` },
  { field: 'styleColor', at: ['.item .item-details bdi', 0] },
  { field: 'styleColor in words', at: ['.item .item-details', 1], says: (text) => `Style ${text}`, isSentence: true },
  { field: 'size', at: ['.item .item-details bdi', 1] },
  { field: 'size in words', at: ['.item .item-details', 2], says: (text) => `Size ${text}`, isSentence: true },
  { field: 'promotions', at: ['.item .item-details bdi', 2] },
  {
    field: 'promotions in words',
    at: ['.item .item-details', 4],
    says: (text) => `Promotion: ${text}`,
    isSentence: true,
  },
  { field: 'returnDisableReason', at: ['.item .item-details', 5], says: (text) => `${text} ${text}` },
  { field: 'returnDisableReasonAction', at: ['.order-head .item-details', 0], says: (text) => `${text} ${text}` },
  { field: 'paymentDisplayNumber', at: ['.payments bdi', 0] },
  {
    field: 'paymentDisplayNumber in words',
    at: ['.payments span', 0],
    says: (text) => `Credit card ${text}`,
    isSentence: true,
  },
  { field: 'firstName and lastName', at: ['.address span', 0], says: (text) => `${text} ${text}` },
  ...['pickUpLocation', 'address1', 'address2', 'address3', 'address4', 'county'].map((field, index): TextSink => ({
    field,
    at: ['.address span', index + 1],
  })),
  {
    // A city that is a region of its own is named once.
    field: 'city, state and zipCode',
    at: ['.address span', 7],
    says: (text) => `${text} ${text}`,
  },
  { field: 'country', at: ['.address span', 8] },
];

/** On a line of the mini-cart. */
export const CART_SINKS: readonly TextSink[] = [
  { field: 'title', at: ['.item-title', 0] },
  { field: 'category', at: ['.item-details', 0] },
  { field: 'size', at: ['.item-details bdi', 0] },
  { field: 'size in words', at: ['.item-details', 1], says: (text) => `Size ${text}`, isSentence: true },
];

/** On a tile of the slider. */
export const TILE_SINKS: readonly TextSink[] = [
  { field: 'title', at: ['.tile-title', 0] },
  { field: 'category', at: ['.item-details', 0] },
];

/** What the page has to say above orders. */
export const ALERT_SINKS: readonly TextSink[] = [
  { field: 'text of an alert', at: ['.alert-text', 0] },
  { field: 'text of an alert with a link', at: ['.alert a', 0] },
];

/** On the screen of a return, beside what its lines say as on any order. */
export const RETURN_SINKS: readonly TextSink[] = [
  { field: 'groupHeading', at: ['h2', 0] },
  { field: 'subStatus', at: ['.order-sub', 0] },
  { field: 'message', at: ['.order-head .notice', 0] },
  { field: 'exchangeOrderNumber', at: ['.order-actions bdi', 0], says: toNumber },
  { field: 'title', at: ['.item-title', 0] },
  { field: 'paymentDisplayNumber', at: ['.refund-facts bdi', 0] },
  {
    field: 'paymentDisplayNumber in words',
    at: ['.refund-facts .payments span', 0],
    says: (text) => `Credit card ${text}`,
    isSentence: true,
  },
];

/** In the box that shows the way of a parcel. */
export const PARCEL_SINKS: readonly TextSink[] = [
  { field: 'shipmentNumber', at: ['.parcel-title bdi', 0] },
  { field: 'carrier', at: ['.parcel > .item-details bdi', 0] },
  { field: 'status of an event', at: ['.parcel-way li > :first-child', 0] },
  { field: 'location of an event', at: ['.parcel-way bdi', 0] },
];

/** What the stub of a page says of an order, in a line. */
export function sayStubLine(text: string): string {
  return toPlainLine(`${text}, Placed Nov 1, 2026, Order ${toNumber(text)}`);
}

/** Without the signs that keep a text to itself, and with one blank wherever there are some, or an end of a line. */
export function toPlainLine(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '').replace(/[\s\u001c-\u001e\u0085]+/g, ' ');
}

/** On the card of a store, and on the code of its order. */
export const STORE_SINKS: readonly TextSink[] = [
  { field: 'storeName', at: ['.store-name', 0] },
  { field: 'telephone', at: ['.store-phone bdi', 0] },
  { field: 'barcode header', at: ['.code-card h3', 0] },
  { field: 'barcode subheader', at: ['.code-card > p', 0] },
  { field: 'barcodeNumber', at: ['.bar-code-text bdi', 0] },
];

/** Beside a check-in outside a store. */
export const CURBSIDE_SINKS: readonly TextSink[] = [
  { field: 'storeName', at: ['.store-name', 0] },
  { field: 'telephone', at: ['.store-phone bdi', 0] },
];

/** In the box of a return's code, where the code is too long to be one. */
export const LABEL_SINKS: readonly TextSink[] = [
  { field: 'dropOffCode.data', at: ['.label-text bdi', 0], says: toUnreadableCode },
];

/** On the instructions of a return, by whichever way it goes back. */
const GUIDE_SINKS: readonly TextSink[] = [
  { field: 'exchangeOrderNumber', at: ['.guide-next bdi', 0], says: toNumber },
  { field: 'title', at: ['.guide-items .item-words > :first-child', 0] },
  { field: 'color', at: ['.guide-items .item-details bdi', 0] },
  { field: 'size', at: ['.guide-items .item-details bdi', 1] },
];

/** By a carrier, with a code that no reader could read. */
export const CARRIER_GUIDE_SINKS: readonly TextSink[] = [
  ...GUIDE_SINKS,
  { field: 'dropOffCode.data', at: ['.label-text bdi', 0], says: toUnreadableCode },
];

/** To a store, with what its till reads. */
export const STORE_GUIDE_SINKS: readonly TextSink[] = [
  ...GUIDE_SINKS,
  { field: 'barcode header', at: ['.code-card h3', 0] },
  { field: 'barcode subheader', at: ['.code-card > p', 0] },
  { field: 'barcodeNumber', at: ['.bar-code-text bdi', 0], says: toUnreadableCode },
  { field: 'firstName and lastName', at: ['.label-store .address span', 0], says: (text) => `${text} ${text}` },
  { field: 'address1', at: ['.label-store .address span', 2] },
];

/** Longer than any code can hold: it is there to be read. */
export function toUnreadableCode(text: string): string {
  return `${text}${'x'.repeat(3_000)}`;
}

/** On the card of a store that something may be brought back to. */
export const RETURN_STORE_SINKS: readonly TextSink[] = [
  { field: 'storeName', at: ['.store-choice label', 0] },
  ...['address1', 'address2', 'address3', 'area'].map((field, index): TextSink => ({
    field,
    at: ['.store-choice .item-details > p', index],
  })),
  {
    field: 'city, state and postalCode',
    at: ['.store-choice .item-details > p', 4],
    says: (text) => `${text} ${text}`,
  },
];

/** On the card of a way back by a carrier that we have no name for. */
export const METHOD_SINKS: readonly TextSink[] = [{ field: 'providerName', at: ['.method .item-details > p', 0] }];

/** On the tiles of what something may be exchanged for: the colour in which it comes first, and its first size. */
export const EXCHANGE_SINKS: readonly TextSink[] = [
  { field: 'colorDescription', at: ['.color-words > :first-child', 0] },
  { field: 'styleName', at: ['.color-words > .item-details > span', 0] },
  { field: 'localizedSize', at: ['.size-tile bdi', 0] },
];

const ROW = '.return-row .item-words > :first-child';

/** On the rows of what may go back and what may not, whose group is served one behind the other. */
export const WIZARD_SINKS: readonly TextSink[] = [
  { field: 'title', at: [ROW, 0] },
  { field: 'color', at: ['.return-row .item-details bdi', 0] },
  { field: 'size', at: ['.return-row .item-details bdi', 1] },
  { field: 'title of what may not', at: [ROW, 1] },
  { field: 'returnDisableReason', at: ['.return-why', 0], says: (text) => `${text} ${text}` },
];

/** At the last look at a return. */
export const REVIEW_SINKS: readonly TextSink[] = [
  { field: 'title', at: ['.review .item-words > :first-child', 0] },
  { field: 'color', at: ['.review .item-details bdi', 0] },
  { field: 'size', at: ['.review .item-details bdi', 1] },
];

/** On the card of an address that a courier may come to. */
export const ADDRESS_SINKS: readonly TextSink[] = [
  { field: 'name', at: ['.address-choice label', 0] },
  { field: 'line1', at: ['.address-choice .item-details > p', 0] },
  { field: 'line2', at: ['.address-choice .item-details > p', 1] },
  { field: 'code', at: ['.address-choice .item-details > p', 2] },
  { field: 'phone', at: ['.address-choice .item-details > p', 3] },
  {
    field: 'name and line1 behind its button',
    at: ['.address-choice .for-reader', 0],
    says: (text) => ` ${text}, ${text}`,
  },
];

/** On the confirmation of a bank refund. */
export const REFUND_SINKS: readonly TextSink[] = [
  { field: 'email', at: ['.refund-text bdi', 0] },
  {
    field: 'email in words',
    at: ['.refund-text > p', 0],
    says: (text) => `Thank you. We'll send an email to ${text} once the money is on its way.`,
    isSentence: true,
  },
];
