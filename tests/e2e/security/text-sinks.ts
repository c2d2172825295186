import { toCountryName } from '../../../src/i18n/country-name.js';
import { toNumber } from '../../security/create-order-of.js';

/** A place where a text of an order is shown. */
export interface TextSink {
  readonly field: string;
  /** The element that contains it, by selector and index in the document. */
  readonly at: readonly [selector: string, index: number];
  /** The whole text of the element; defaults to the text alone. */
  readonly says?: (text: string) => string;
  /** The element also contains our own words: the text is in an inner element, which has its own row. */
  readonly isSentence?: true;
}

// A generated text may be a code, such as "al".
const toCountry = (text: string) => (/^([a-z]{2}|\d{3})$/i.test(text) ? toCountryName('en', text) : text);
const toDelivery = (text: string): string => `${text}, soon`;

/** On a card: in the history, standalone, and after a lookup. */
export const CARD_SINKS: readonly TextSink[] = [
  { field: 'groupHeading', at: ['.card-heading [dir=auto]', 0] },
  { field: 'groupSubheading', at: ['.card-sub', 0], says: (text) => `${text}, in short` },
  { field: 'eddTranslated', at: ['.card-sub', 1], says: toDelivery },
  { field: 'group message', at: ['.card-sub', 2], says: (text) => `${text}, at last` },
  { field: 'title', at: ['.item-words > :first-child', 0] },
  { field: 'color', at: ['.item-details bdi', 0] },
  { field: 'size', at: ['.item-details bdi', 1] },
  { field: 'message', at: ['.notice', 0], says: (text) => `${text}, thanks` },
  { field: 'orderNumber', at: ['.card-meta bdi', 0], says: toNumber },
  {
    field: 'color and size in a row',
    at: ['.item-details', 0],
    says: (text) => `${text} · Size ${text} · Qty 2`,
    isSentence: true,
  },
  { field: 'orderNumber in words', at: ['.card-meta [id]', 0], says: (text) => `Order #${text}`, isSentence: true },
];

/** On a card of a partner order. */
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
    says: (text) => `Style ${text} · Size ${text} · Qty 2`,
    isSentence: true,
  },
];

/** In the view of an order. Its number is always the requested one, because another number is rejected. */
export const DETAIL_SINKS: readonly TextSink[] = [
  { field: 'groupHeading', at: ['h2', 0] },
  { field: 'groupHeading of its part', at: ['.shipment h3 [dir=auto]', 0] },
  { field: 'subStatus', at: ['.order-sub', 0], says: (text) => `${text}, on its way` },
  { field: 'message', at: ['.order-head .notice', 0], says: (text) => `${text}, thanks` },
  { field: 'groupSubheading', at: ['.card-sub', 0], says: (text) => `${text}, in short` },
  { field: 'eddTranslated', at: ['.card-sub', 1], says: toDelivery },
  { field: 'group message', at: ['.card-sub', 2], says: (text) => `${text}, at last` },
  { field: 'carrier', at: ['.parcel-numbers bdi', 0] },
  { field: 'shipmentNumber', at: ['.parcel-numbers bdi', 1] },
  {
    field: 'shipmentNumber in words',
    at: ['.parcel-numbers .copy-number > :first-child', 0],
    says: (text) => `Tracking number ${text}`,
    isSentence: true,
  },
  { field: 'title', at: ['.item-title', 0] },
  { field: 'color', at: ['.item .item-details bdi', 0] },
  { field: 'size', at: ['.item .item-details bdi', 1] },
  {
    field: 'color and size in a row',
    at: ['.item .item-details', 0],
    says: (text) => `${text} · Size ${text} · Qty 2`,
    isSentence: true,
  },
  { field: 'styleColor', at: ['.item .item-details bdi', 2] },
  { field: 'styleColor in words', at: ['.item .item-details', 1], says: (text) => `Style ${text}`, isSentence: true },
  { field: 'promotions', at: ['.item .item-details bdi', 3] },
  {
    field: 'promotions in words',
    at: ['.item .item-details', 2],
    says: (text) => `Promotion: ${text}`,
    isSentence: true,
  },
  // A line does not repeat the reason of its group; the wizard shows that of a line.
  { field: 'returnDisableReasonAction', at: ['.order-head .item-details', 0], says: (text) => `${text} ${text}` },
  { field: 'paymentDisplayNumber', at: ['.payments bdi', 0] },
  {
    field: 'paymentDisplayNumber in words',
    at: ['.payments span', 0],
    says: (text) => `Credit card ending in ${text}`,
    isSentence: true,
  },
  { field: 'label of a document', at: ['.documents bdi', 0] },
  { field: 'firstName and lastName', at: ['.address span', 0], says: (text) => `${text} ${text}` },
  ...['pickUpLocation', 'address1', 'address2', 'address3', 'address4', 'county'].map((field, index): TextSink => ({
    field,
    at: ['.address span', index + 1],
  })),
  {
    // A city that is its own region is named once.
    field: 'city, state and zipCode',
    at: ['.address span', 7],
    says: (text) => `${text} ${text}`,
  },
  { field: 'country', at: ['.address span', 8], says: toCountry },
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

/** The page's alerts above orders. */
export const ALERT_SINKS: readonly TextSink[] = [
  { field: 'text of an alert', at: ['.alert-text', 0] },
  { field: 'text of an alert with a link', at: ['.alert a', 0] },
];

/** In the view of a return, in addition to its lines, which are shown as in any order. */
export const RETURN_SINKS: readonly TextSink[] = [
  { field: 'groupHeading', at: ['h2', 0] },
  { field: 'subStatus', at: ['.order-sub', 0], says: (text) => `${text}, on its way` },
  { field: 'message', at: ['.order-head .notice', 0], says: (text) => `${text}, thanks` },
  { field: 'exchangeOrderNumber', at: ['.order-actions bdi', 0], says: toNumber },
  { field: 'title', at: ['.item-title', 0] },
  { field: 'paymentDisplayNumber', at: ['.return-fact bdi', 0] },
  {
    field: 'paymentDisplayNumber in words',
    at: ['.return-fact .payments span', 0],
    says: (text) => `Credit card ending in ${text}`,
    isSentence: true,
  },
];

/** In the dialog with the tracking of a parcel. */
export const PARCEL_SINKS: readonly TextSink[] = [
  { field: 'shipmentNumber', at: ['.parcel-title bdi', 0] },
  { field: 'carrier', at: ['.parcel > .item-details bdi', 0] },
  { field: 'status of an event', at: ['.parcel-events li > :first-child', 0] },
  { field: 'location of an event', at: ['.parcel-events bdi', 0] },
];

/** The line of an order in the stub of a page. */
export function formatStubLine(text: string): string {
  return toPlainLine(`${text}, Placed Nov 1, 2026, Order ${toNumber(text)}`);
}

/** Removes the isolating characters, and replaces white space and line breaks by single blanks. */
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

/** Beside a curbside check-in. */
export const CURBSIDE_SINKS: readonly TextSink[] = [
  { field: 'storeName', at: ['.store-name', 0] },
  { field: 'telephone', at: ['.store-phone bdi', 0] },
];

/** In the dialog with a return's code, if the text is too long for a code. */
export const LABEL_SINKS: readonly TextSink[] = [
  { field: 'dropOffCode.data', at: ['.label-text bdi', 0], says: toUnreadableCode },
];

/** In the instructions of a return by any method. */
const GUIDE_SINKS: readonly TextSink[] = [
  { field: 'exchangeOrderNumber', at: ['.guide-next bdi', 0], says: toNumber },
  { field: 'title', at: ['.guide-items .item-words > :first-child', 0] },
  { field: 'color', at: ['.guide-items .item-details bdi', 0] },
  { field: 'size', at: ['.guide-items .item-details bdi', 1] },
];

/** By a carrier, with an unreadable code. */
export const CARRIER_GUIDE_SINKS: readonly TextSink[] = [
  ...GUIDE_SINKS,
  { field: 'dropOffCode.data', at: ['.label-text bdi', 0], says: toUnreadableCode },
];

/** To a store, with the barcode for its till. */
export const STORE_GUIDE_SINKS: readonly TextSink[] = [
  ...GUIDE_SINKS,
  { field: 'barcode header', at: ['.code-card h3', 0] },
  { field: 'barcode subheader', at: ['.code-card > p', 0] },
  { field: 'barcodeNumber', at: ['.bar-code-text bdi', 0], says: toUnreadableCode },
  { field: 'firstName and lastName', at: ['.label-store .address span', 0], says: (text) => `${text} ${text}` },
  { field: 'address1', at: ['.label-store .address span', 2] },
];

/** Returns a text too long for any code, which is shown as text. */
export function toUnreadableCode(text: string): string {
  return `${text}${'x'.repeat(3_000)}`;
}

/** On the card of a store that accepts returns. */
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

/** On the card of a return method by an unknown carrier. */
export const METHOD_SINKS: readonly TextSink[] = [{ field: 'providerName', at: ['.method .item-details > p', 0] }];

/** On the tiles of exchange options: the first colour and its first size. */
export const EXCHANGE_SINKS: readonly TextSink[] = [
  { field: 'colorDescription', at: ['.color-words > :first-child', 0] },
  { field: 'styleName', at: ['.color-words > .item-details > span', 0] },
  { field: 'localizedSize', at: ['.size-tile bdi', 0] },
];

const ROW = '.return-row .item-words > :first-child';

/** On the rows of returnable and other items, whose groups are served in turn. */
export const WIZARD_SINKS: readonly TextSink[] = [
  { field: 'title', at: [ROW, 0] },
  { field: 'color', at: ['.return-row .item-details bdi', 0] },
  { field: 'size', at: ['.return-row .item-details bdi', 1] },
  { field: 'title of what may not', at: [ROW, 1] },
  { field: 'returnDisableReason', at: ['.return-why', 0], says: (text) => `${text} ${text}` },
];

/** In the review of a return. */
export const REVIEW_SINKS: readonly TextSink[] = [
  { field: 'title', at: ['.review .item-words > :first-child', 0] },
  { field: 'color', at: ['.review .item-details bdi', 0] },
  { field: 'size', at: ['.review .item-details bdi', 1] },
];

/** On the card of a pickup address. */
export const ADDRESS_SINKS: readonly TextSink[] = [
  { field: 'name', at: ['.address-choice label', 0] },
  { field: 'line1', at: ['.address-choice .item-details > p', 0] },
  { field: 'line2', at: ['.address-choice .item-details > p', 1] },
  { field: 'code', at: ['.address-choice .item-details > p', 2] },
  { field: 'phone', at: ['.address-choice .item-details > p', 3] },
  {
    field: 'the address behind its button',
    at: ['.address-choice .for-reader', 0],
    says: (text) => ` ${[text, text, text, text, text].join(', ')}`,
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

/** On the receipt of an earlier statement of withdrawal. */
export const EARLIER_WITHDRAWAL_SINKS: readonly TextSink[] = [
  { field: 'withdrawalId', at: ['.withdrawal-text dd', 0] },
];

/** On the receipt of a statement of withdrawal. */
export const WITHDRAWAL_SINKS: readonly TextSink[] = [
  ...EARLIER_WITHDRAWAL_SINKS,
  { field: 'sentTo', at: ['p bdi', 0] },
  {
    field: 'sentTo in words',
    at: ['.withdrawal-text + p', 0],
    says: (text) => `We've sent a receipt to ${text}. Keep it, or save this one.`,
    isSentence: true,
  },
];
