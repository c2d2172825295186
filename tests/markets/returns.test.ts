import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defaultLayout, koreanLayout } from '../../src/markets/returns/address-layout.js';
import { allReturns } from '../../src/markets/returns/all-returns.js';
import { defaultReturns } from '../../src/markets/returns/default.js';
import { emea } from '../../src/markets/returns/emea.js';
import type { ReturnRules } from '../../src/markets/returns/return-rules.js';

const METHOD = z.enum(['upsDropoff', 'upsPickup', 'sagawaPickup', 'courierPickup']);
const CARRIER = z.enum(['UPSN', 'USPS', 'POSTNL', 'SAGAWA', 'ROYALMAIL', 'DHL', 'HERMES', 'SDA', 'AUPOST']);
const REASON = z.enum([
  'notAsExpected',
  'tooBig',
  'tooSmall',
  'doesNotFit',
  'quality',
  'color',
  'lateArrival',
  'late',
  'lostOrDamaged',
  'damaged',
  'wrongItem',
  'wrongProduct',
  'orderedMultiple',
  'changeOfMind',
]);

const FIELD = z.enum([
  'givenName',
  'familyName',
  'phone',
  'code',
  'line1',
  'line2',
  'line3',
  'locality',
  'province',
  'zone',
]);
const LAYOUT = z.strictObject({
  fields: z
    .array(
      z.strictObject({
        name: FIELD,
        isRequired: z.boolean(),
        autoComplete: z.string().regex(/^[a-z]+(?:-[a-z0-9]+)+$|^tel$/),
        isHalf: z.literal(true).exactOptional(),
        pattern: z.string().min(1).exactOptional(),
      }),
    )
    .min(1),
  lines: z.array(z.array(FIELD).min(1)).min(1),
});

/** The rules as they must be, written a second time: nothing missing, nothing besides. */
const RULES = z.strictObject({
  reasons: z
    .array(z.strictObject({ key: REASON, apiCode: z.string().regex(/^\d{1,3}$/), apiText: z.string().min(1) }))
    .min(1),
  asksForText: z.boolean(),
  returnsAsOrdered: z.boolean(),
  methods: z.array(z.strictObject({ name: METHOD, carrier: CARRIER.exactOptional() })).min(1),
  hasStores: z.boolean(),
  explainsOtherStore: z.boolean(),
  pickup: z.enum(['upsPickup', 'sagawaPickup', 'courierPickup']),
  hidesPickup: z.boolean(),
  postalCarrier: z.strictObject({ standard: CARRIER, special: CARRIER }).exactOptional(),
  isFreeForGuests: z.boolean(),
  guestFees: z.array(
    z.strictObject({
      name: METHOD,
      kind: z.enum(['from', 'deducted']),
      amount: z.number().positive(),
      currency: z.string().regex(/^[A-Z]{3}$/),
    }),
  ),
  windowDays: z.int().min(1),
  storeWindowDays: z.int().min(1).exactOptional(),
  returnByDays: z.int().min(1).exactOptional(),
  requestsLabel: z.boolean(),
  sendsMethod: z.boolean(),
  addressLayout: LAYOUT,
});

const all = Object.entries(allReturns);
/** Countries of Europe whose carrier is another than the common one. */
const CARRIERS = {
  de: ['DHL', 'HERMES'],
  fr: [],
  gb: ['ROYALMAIL'],
  it: ['SDA'],
  nl: ['POSTNL'],
} as const;
/** What each country says that the default does not. */
const DIFFERENCES: Readonly<Record<string, Partial<ReturnRules>>> = {
  us: {
    hasStores: true,
    explainsOtherStore: false,
    postalCarrier: { standard: 'UPSN', special: 'USPS' },
    guestFees: [{ name: 'upsPickup', kind: 'from', amount: 6, currency: 'USD' }],
    sendsMethod: true,
    returnByDays: 21,
  },
  au: { hasStores: true, guestFees: [{ name: 'upsDropoff', kind: 'deducted', amount: 9.95, currency: 'AUD' }] },
  jp: { asksForText: false, hasStores: true, explainsOtherStore: false, pickup: 'sagawaPickup' },
  kr: {
    ...{ hasStores: true, explainsOtherStore: false, pickup: 'courierPickup', storeWindowDays: 14 },
    ...{ requestsLabel: false, sendsMethod: true },
    addressLayout: koreanLayout,
  },
  cn: { returnsAsOrdered: true, hasStores: true, requestsLabel: false },
};

const listCodes = (country: string): string[][] =>
  (allReturns[country]?.reasons ?? []).map(({ key, apiCode }) => [key, apiCode]);

describe('the rules of returns', () => {
  it('are all the files there are', () => {
    const folder = new URL('../../src/markets/returns/', import.meta.url);
    const files = readdirSync(folder).map((file) => file.replace(/\.ts$/, ''));
    const named = files.filter((file) => !['all-returns', 'return-rules', 'emea', 'address-layout'].includes(file));
    expect(Object.keys(allReturns).sort()).toEqual(named.sort());
  });

  it.each(all)('are complete, and hold nothing but data: %s', (_name, rules) => {
    expect(RULES.safeParse(rules).error).toBeUndefined();
    expect(JSON.parse(JSON.stringify(rules))).toEqual(rules);
  });

  it.each([
    ['lacks a rule', { reasons: defaultReturns.reasons }],
    ['has a rule nobody knows', { ...defaultReturns, hasPonies: true }],
    ['names a carrier nobody knows', { ...defaultReturns, methods: [{ name: 'upsDropoff', carrier: 'PONY' }] }],
    ['has no reason', { ...defaultReturns, reasons: [] }],
    ['has a fee of nothing', { ...defaultReturns, guestFees: [{ ...allReturns['au']?.guestFees[0], amount: 0 }] }],
  ])('would be found out if one %s', (_what, rules) => {
    expect(RULES.safeParse(rules).success).toBe(false);
  });

  it.each(Object.entries(DIFFERENCES))('differ from the default where they should: %s', (name, differences) => {
    const rules = allReturns[name] ?? defaultReturns;
    // Reasons and methods have tables of their own: below, and with the ways back of an order.
    const { reasons, methods } = rules;
    expect(rules).toEqual({ ...defaultReturns, ...differences, reasons, methods });
  });

  it.each(all.filter(([name]) => name !== 'default' && !(name in DIFFERENCES)))(
    'are those of Europe but for the carriers: %s',
    (name, rules) => {
      const { methods } = rules;
      expect(rules).toEqual({ ...emea, methods, hidesPickup: name === 'gb' });
      const carriers = methods.flatMap(({ carrier }) => (carrier === undefined ? [] : [carrier]));
      expect(carriers).toEqual(Reflect.get(CARRIERS, name) ?? emea.methods.map(({ carrier }) => carrier));
    },
  );
});

describe('the layout of addresses', () => {
  it.each([
    ['of most countries', defaultLayout],
    ['of Korea', koreanLayout],
  ])('%s shows every field that it asks for, each once', (_name, { fields, lines }) => {
    const asked = fields.map(({ name }): string => name);
    expect([...lines.flat()].sort()).toEqual(asked.sort());
  });

  it('of Korea asks for a postal code of five digits', () => {
    const { pattern } = koreanLayout.fields.find(({ name }) => name === 'code') as { pattern: string };
    const isCode = (text: string): boolean => new RegExp(`^(?:${pattern})$`, 'u').test(text);
    expect(['48060', '4806', '480600', '480-6', ''].map(isCode)).toEqual([true, false, false, false, false]);
  });
});

describe('the reasons', () => {
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

  it('of Australia and Japan are their own', () => {
    expect(listCodes('au')).toEqual([
      ['doesNotFit', '1'],
      ['wrongProduct', '501'],
      ['orderedMultiple', '502'],
      ['changeOfMind', '503'],
      ['quality', '504'],
      ['late', '505'],
      ['damaged', '3'],
    ]);
    expect(listCodes('jp')).toEqual([
      ['doesNotFit', '1'],
      ['notAsExpected', '6'],
      ['wrongItem', '5'],
      ['damaged', '3'],
    ]);
  });

  it.each(all)('each have a key of their own: %s', (_name, { reasons }) => {
    expect(new Set(reasons.map(({ key }) => key)).size).toBe(reasons.length);
  });

  it.each(['tooBig', 'tooSmall', 'doesNotFit'])('are told alike where something does not fit: %s', (key) => {
    const told = all.flatMap(([, { reasons }]) => reasons.filter((reason) => reason.key === key));
    expect(new Set(told.map(({ apiText }) => apiText))).toEqual(new Set(["Doesn't Fit"]));
  });
});
