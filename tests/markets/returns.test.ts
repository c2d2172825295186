import { describe, expect, it } from 'vitest';
import { readMethodId } from '../../src/returns/model/return-method.js';
import { findReturnGuide } from '../../src/features/return-instructions/model/return-guide.js';
import { allReturns } from '../../src/markets/returns/all-returns.js';
import { defaultReturns } from '../../src/markets/returns/default.js';
import { markets } from '../../src/markets/index.js';
import { emea } from '../../src/markets/europe.js';
import type { ReturnRules } from '../../src/markets/returns/return-rules.js';
import { RULES } from './market-schema.js';

const all = Object.entries(markets).map(([name, { returns }]) => [name, returns] as const);
/** The European countries that share its rules. */
const EUROPE = 'at be cz de dk es fi fr gb gr hu ie it lu nl pl pt se si'.split(' ');
/** European countries with another carrier than the common one. */
const CARRIERS = {
  de: ['DHL', 'HERMES'],
  fr: [],
  gb: ['ROYALMAIL'],
  it: ['SDA'],
  nl: ['POSTNL'],
} as const;
/** Minutes until a code becomes valid (returns, section 9). */
const CODE_WAITS: Readonly<Record<string, number>> = { nl: 30, be: 10, es: 10, it: 10 };
/** How each country differs from the default. */
const DIFFERENCES: Readonly<Record<string, Partial<ReturnRules>>> = {
  us: {
    hasStores: true,
    explainsOtherStore: false,
    postalCarrier: { standard: 'UPSN', special: 'USPS' },
    guestFees: [{ name: 'upsPickup', kind: 'from', amount: 6 }],
    sendsMethod: true,
    returnByDays: 21,
  },
  au: { hasStores: true, guestFees: [{ name: 'upsDropoff', kind: 'deducted', amount: 9.95 }] },
  jp: {
    ...{ asksForText: false, hasStores: true, explainsOtherStore: false, pickup: 'sagawaPickup' },
    ...{ allowsFakeReturn: true, cancelsPickupByPhone: true },
  },
  kr: {
    ...{ hasStores: true, explainsOtherStore: false, pickup: 'courierPickup', storeWindowDays: 14 },
    ...{ requestsLabel: false, sendsMethod: true, allowsFakeReturn: true, pickupDays: 3 },
  },
  cn: { returnsAsOrdered: true, hasStores: true, requestsLabel: false },
};

const listCodes = (country: string): string[][] =>
  (markets[country]?.returns.reasons ?? []).map(({ key, apiCode }) => [key, apiCode]);

const au = markets['au']?.returns ?? defaultReturns;

describe('the rules of returns', () => {
  it.each(all)('are complete and contain only data: %s', (_name, rules) => {
    expect(RULES.safeParse(rules).error).toBeUndefined();
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
  });

  it.each([
    ['lacks a rule', { reasons: defaultReturns.reasons }],
    ['has an unknown rule', { ...defaultReturns, hasPonies: true }],
    ['names an unknown carrier', { ...defaultReturns, methods: [{ name: 'upsDropoff', carrier: 'PONY' }] }],
    ['has no reason', { ...defaultReturns, reasons: [] }],
    ['has a fee of zero', { ...defaultReturns, guestFees: [{ ...au.guestFees[0], amount: 0 }] }],
  ])('are reported if one %s', (_what, rules) => {
    expect(RULES.safeParse(rules).success).toBe(false);
  });

  it.each(Object.entries(DIFFERENCES))('differ from the default only as expected: %s', (name, differences) => {
    const rules = markets[name]?.returns ?? defaultReturns;
    // Reasons, methods and guides have their own tables: below, and with the return methods of an order.
    const { reasons, methods, guides } = rules;
    expect(rules).toEqual({ ...defaultReturns, ...differences, reasons, methods, guides });
  });

  it.each(all.filter(([name]) => EUROPE.includes(name)))(
    'are those of Europe except for the carriers: %s',
    (name, rules) => {
      const { methods, guides } = rules;
      const labelsExchanges = ['gr', 'hu', 'it'].includes(name);
      const wait = CODE_WAITS[name];
      const countryRules = {
        ...{ methods, guides, hidesPickup: name === 'gb', labelsExchanges },
        ...(wait !== undefined && { codeWaitMinutes: wait }),
      };
      expect(rules).toEqual({ ...emea, ...countryRules });
      const carriers = methods.flatMap(({ carrier }) => (carrier === undefined ? [] : [carrier]));
      expect(carriers).toEqual(Reflect.get(CARRIERS, name) ?? emea.methods.map(({ carrier }) => carrier));
    },
  );
});

describe('the guide of a return method', () => {
  /** What distinguishes countries: the return method, and the step that names the carrier. */
  it.each([
    ['at', 'upsDropoff|UPSN', 'dropUps'],
    ['be', 'upsDropoff|UPSN', 'dropUps'],
    ['cz', 'upsDropoff|UPSN', 'dropUps'],
    ['dk', 'upsDropoff|UPSN', 'dropUps'],
    ['es', 'upsDropoff|UPSN', 'dropUps'],
    ['fi', 'upsDropoff|UPSN', 'dropUps'],
    ['ie', 'upsDropoff|UPSN', 'dropUps'],
    ['lu', 'upsDropoff|UPSN', 'dropUps'],
    ['pl', 'upsDropoff|UPSN', 'dropUps'],
    ['pt', 'upsDropoff|UPSN', 'dropUps'],
    ['se', 'upsDropoff|UPSN', 'dropUps'],
    ['nl', 'upsDropoff|POSTNL', 'dropPostNl'],
    ['de', 'upsDropoff|DHL', 'dropDhl'],
    ['de', 'upsDropoff|HERMES', 'dropHermes'],
    ['fr', 'upsDropoff', 'dropPost'],
    ['fr', 'upsPickup', 'mailbox'],
    ['gb', 'upsDropoff|ROYALMAIL', 'dropRoyalMail'],
    ['gr', 'upsPickup|UPSN', 'callUps'],
    ['hu', 'upsPickup|UPSN', 'callUps'],
    ['si', 'upsPickup|UPSN', 'callUps'],
    ['it', 'upsPickup|SDA', 'bookSda'],
    ['jp', 'sagawaPickup|SAGAWA', 'bookSagawa'],
    ['au', 'upsDropoff|AUPOST', 'dropAuPost'],
    ['kr', 'courierPickup', 'courierComes'],
    ['us', 'upsDropoff|UPSN', 'dropUps'],
    ['us', 'upsPickup|UPSN', 'bookUps'],
    ['us', 'upsDropoff|USPS', 'dropUsps'],
    ['us', 'upsDropoff|PONY', 'dropOff'],
    ['default', 'upsDropoff', 'dropOff'],
    ['default', 'upsPickup', 'bookPickup'],
    ['de', 'returnToStore', 'storeShow'],
  ] as const)('in %s by %s says %s', (country, id, step) => {
    const method = readMethodId(id);
    expect(method && findReturnGuide(allReturns[country]?.guides ?? [], method)?.steps).toContain(step);
  });

  it.each(all)('exists for each return method of %s', (_name, { guides, methods, hasStores }) => {
    const allMethods = [...methods, ...(hasStores ? [{ name: 'returnToStore' as const }] : [])];
    for (const { name, ...method } of allMethods) {
      const scac = 'carrier' in method ? method.carrier : undefined;
      expect(findReturnGuide(guides, { name, ...(scac !== undefined && { scac }) }), name).toBeDefined();
    }
  });

  it('is undefined for another method', () => {
    expect(findReturnGuide(allReturns['jp']?.guides ?? [], { name: 'courierPickup' })).toBeUndefined();
  });
});

describe('the shipped rules of returns', () => {
  it.each(all)('are the rules of %s, with the currency of its fees', (name, rules) => {
    const { currency } = markets[name] ?? markets.default;
    const guestFees = rules.guestFees.map((fee) => ({ ...fee, currency }));
    expect(allReturns[name] ?? allReturns['default']).toMatchObject({ ...rules, guestFees });
  });
});

describe('the return reasons', () => {
  const COMMON = [
    ['notAsExpected', '6'],
    ['tooBig', '1'],
    ['tooSmall', '1'],
    ['quality', '6'],
    ['color', '6'],
    ['lateArrival', '6'],
    ['lostOrDamaged', '3'],
    ['wrongItem', '5'],
  ];

  it.each(all.filter(([name]) => !['au', 'jp'].includes(name)))('are the common ones in %s', (name) => {
    expect(listCodes(name)).toEqual(COMMON);
  });

  it.each([
    ['au', 'doesNotFit 1, wrongProduct 501, orderedMultiple 502, changeOfMind 503, quality 504, late 505, damaged 3'],
    ['jp', 'doesNotFit 1, notAsExpected 6, wrongItem 5, damaged 3'],
  ])('in %s include those of the specification in its order', (name, specified) => {
    const reasons = listCodes(name).map((reason) => reason.join(' '));
    const codes = specified.split(', ');
    expect(reasons.filter((reason) => codes.includes(reason))).toEqual(codes);
  });

  it.each(all)('each have a unique key: %s', (_name, { reasons }) => {
    expect(new Set(reasons.map(({ key }) => key)).size).toBe(reasons.length);
  });

  it.each(['tooBig', 'tooSmall', 'doesNotFit'])('share the API text for items that do not fit: %s', (key) => {
    const reasonsOfKey = all.flatMap(([, { reasons }]) => reasons.filter((reason) => reason.key === key));
    expect(new Set(reasonsOfKey.map(({ apiText }) => apiText))).toEqual(new Set(["Doesn't Fit"]));
  });
});
