import { toAddressLayout } from '../../../src/markets/addresses/to-address-layout.js';
import type { WrittenLayout } from '../../../src/markets/addresses/postal-layout.js';
import { regionTables } from '../../../src/markets/addresses/region-tables.js';
import { defaultMarket } from '../../../src/markets/default.js';
import type { MarketFile } from '../../../src/markets/market.js';
import type { ReturnGuide } from '../../../src/markets/returns/return-rules.js';
import { toCode } from './markdown.js';

/** What a table of `docs/markets.md` shows of each market, by the heads of its columns. */
export interface MarketColumns {
  readonly heading: string;
  readonly columns: Readonly<Record<string, (market: MarketFile) => string>>;
}

/** All that a market states, some of it in each table. */
export const MARKET_COLUMNS: readonly MarketColumns[] = [
  {
    heading: 'The shop',
    columns: {
      Currency: ({ currency }) => toCode(currency),
      Clock: ({ hasTwelveHourClock }) => (hasTwelveHourClock ? '12 hours' : '24 hours'),
      'Phone number': ({ dialCode }) => (dialCode === undefined ? 'as typed' : `with +${dialCode} in front`),
      'Consent before a lookup': ({ lookupTerms }) => toList(lookupTerms),
      Chat: ({ hasChat }) => toAnswer(hasChat),
      'Help to find orders': ({ helpsFindOrders }) => toAnswer(helpsFindOrders),
      'Tax named': ({ namesGoodsTax }) => toAnswer(namesGoodsTax),
      'Withdrawal from the contract': ({ withdrawsOnline }) => (withdrawsOnline ? 'by `links.withdrawal`' : 'no link'),
      'e-fapiao': ({ issuesEFapiao }) => toAnswer(issuesEFapiao),
    },
  },
  {
    heading: 'Addresses as they are written',
    columns: {
      'Name first': ({ address }) => (isFamilyFirst(address) ? 'family name' : 'given name'),
      Lines: ({ address }) => toLines(address),
      'For who reads another language': ({ address: { abroad } }) => (abroad ? toLines(abroad.layout) : 'the same'),
      'Names of regions': ({ address }) => toRegions(address),
      'Country named in': ({ address }) => address.countryLanguage ?? 'the language of the page',
    },
  },
  {
    heading: 'Addresses as they are asked for',
    columns: {
      'Fields in their order, * required': ({ address }) =>
        toAddressLayout(address)
          .fields.map(({ name, isRequired }) => (isRequired ? `${name}*` : name))
          .join(', '),
      'Postal code': ({ address }) => (address.postalCode === undefined ? 'any' : toCode(address.postalCode)),
    },
  },
  {
    heading: 'Ways back',
    columns: {
      'Methods and carriers': ({ returns: { methods } }) => toList(methods.map(toId)),
      'Of the service': ({ returns }) =>
        returns.hidesPickup ? 'without pickups' : `a pickup is ${toCode(returns.pickup)}`,
      Stores: ({ returns }) => toAnswer(returns.hasStores),
      'Special addresses': ({ returns: { postalCarrier } }) =>
        postalCarrier ? toCode(postalCarrier.special) : 'as others',
      Guests: ({ returns, currency }) => toFees(returns, currency),
      'Label asked for': ({ returns }) => toAnswer(returns.requestsLabel),
      'Without paper': ({ returns }) => toAnswer(returns.hasPaperlessLabels),
    },
  },
  {
    heading: 'Days of a return',
    columns: {
      Window: ({ returns }) => `${returns.windowDays} days`,
      'At a store': ({ returns }) => toDays(returns.storeWindowDays, 'the same'),
      'Send back within': ({ returns }) => toDays(returns.returnByDays),
      'Courier comes within': ({ returns }) => toDays(returns.pickupDays),
      'Code works after': ({ returns: { codeWaitMinutes } }) =>
        codeWaitMinutes === undefined ? 'at once' : `${codeWaitMinutes} minutes`,
      Refund: ({ refundWait: { least, most, isInWorkingDays } }) =>
        `${least === 0 ? 'up to ' : `${least} to `}${most} ${isInWorkingDays ? 'working days' : 'days'}`,
      'Refund at a store': ({ storeRefundDays }) => `up to ${storeRefundDays} days`,
      'Fast payments': ({ fastStoreRefundDays, fastRefundPayments }) =>
        `${toList(fastRefundPayments)}: up to ${fastStoreRefundDays} days`,
    },
  },
  {
    heading: 'What else differs',
    columns: { 'Rules that are not as the default': listOthers },
  },
];

/** Rules that no table above shows. */
const OTHERS = ['hidesTrackOnReturnPage', 'keepsPersonalItems', 'schedulesReturnPickup', 'directionsUrl'];
const OTHERS_OF_RETURNS = [
  ...['returnsAsOrdered', 'explainsOtherStore', 'allowsFakeReturn', 'cancelsPickupByPhone'],
  ...['labelsExchanges', 'sendsMethod'],
];

/** What many markets share, told once for each set of them. */
export const SHARED_COLUMNS: readonly MarketColumns[] = [
  {
    heading: 'Reasons of a return',
    columns: {
      'Reason: apiCode, apiText': ({ returns: { reasons } }) =>
        reasons.map(({ key, apiCode, apiText }) => `${toCode(key)}: ${apiCode}, ${apiText}`).join('; '),
      'In own words': ({ returns }) => toAnswer(returns.asksForText),
    },
  },
  {
    heading: 'Instructions of a return',
    columns: { 'Way back: steps': ({ returns: { guides } }) => guides.map(toGuide).join('; ') },
  },
];

function listOthers(market: MarketFile): string {
  const find = (rules: object, standard: object, names: readonly string[]): string[] =>
    names
      .filter((name) => Reflect.get(rules, name) !== Reflect.get(standard, name))
      .map((name) => toCode(`${name}: ${String(Reflect.get(rules, name))}`));
  const found = [
    ...find(market, defaultMarket, OTHERS),
    ...find(market.returns, defaultMarket.returns, OTHERS_OF_RETURNS),
  ];
  return found.length === 0 ? 'none' : found.join(', ');
}

function toList(words: readonly string[]): string {
  return words.length === 0 ? 'none' : words.map(toCode).join(', ');
}

function toAnswer(isSo: boolean): string {
  return isSo ? 'yes' : 'no';
}

function toDays(days: number | undefined, absent = 'not told'): string {
  return days === undefined ? absent : `${days} days`;
}

function toLines({ lines }: WrittenLayout): string {
  return lines.map(toCode).join(' ');
}

function isFamilyFirst({ lines }: WrittenLayout): boolean {
  return lines[0]?.startsWith('{lastName}') === true;
}

function toRegions({ regions, abroad }: WrittenLayout): string {
  const tables = [regions, abroad?.layout.regions].filter((table) => table !== undefined);
  if (tables.length === 0) return 'as sent';
  return tables.map((table) => `${toCode(table)}, ${Object.keys(regionTables[table]).length} names`).join('; ');
}

function toId({ name, carrier }: { readonly name: string; readonly carrier?: string }): string {
  return carrier === undefined ? name : `${name}|${carrier}`;
}

function toFees({ isFreeForGuests, guestFees }: MarketFile['returns'], currency: string): string {
  if (isFreeForGuests) return 'free';
  if (guestFees.length === 0) return 'what the carrier asks';
  return guestFees
    .map(
      ({ name, kind, amount }) =>
        `${toCode(name)}: ${kind === 'from' ? 'from ' : ''}${amount} ${currency}${kind === 'deducted' ? ' deducted' : ''}`,
    )
    .join('; ');
}

function toGuide(guide: ReturnGuide): string {
  return `${toCode(toId(guide))}: ${guide.steps.join(', ')}`;
}
