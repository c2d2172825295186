import * as z from 'zod';
import english from '../../locales/en.json';
import { STEP_WORDS } from '../../src/features/return-instructions/guide-section.js';
import type { PostalLayout, WrittenLayout } from '../../src/markets/addresses/postal-layout.js';
import { regionTables } from '../../src/markets/addresses/region-tables.js';
import type { MarketFile } from '../../src/markets/market-file.js';
import type { ReasonKey, ReturnRules } from '../../src/markets/returns/return-rules.js';

const METHOD = z.enum(['upsDropoff', 'upsPickup', 'sagawaPickup', 'courierPickup']);
const CARRIER = z.enum(['UPSN', 'USPS', 'POSTNL', 'SAGAWA', 'ROYALMAIL', 'DHL', 'HERMES', 'SDA', 'AUPOST']);
/** A reason has a message: `returnReason.tooBig`. */
const REASON = z.custom<ReasonKey>((key) => `returnReason.${String(key)}` in english);
const STEP = z.enum(Object.keys(STEP_WORDS) as [keyof typeof STEP_WORDS]);
const GUIDE = z.strictObject({
  name: z.enum([...METHOD.options, 'returnToStore']),
  carrier: CARRIER.exactOptional(),
  kind: z.enum(['store', 'dropoff', 'pickup', 'mail', 'mailbox']),
  steps: z.array(STEP).min(1),
});

/** The expected rules, as an independent second definition: nothing missing, nothing more. */
export const RULES: z.ZodType<ReturnRules> = z.strictObject({
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
    }),
  ),
  windowDays: z.int().min(1),
  storeWindowDays: z.int().min(1).exactOptional(),
  returnByDays: z.int().min(1).exactOptional(),
  guides: z.array(GUIDE).min(1),
  allowsFakeReturn: z.boolean(),
  pickupDays: z.int().min(1).exactOptional(),
  cancelsPickupByPhone: z.boolean(),
  requestsLabel: z.boolean(),
  hasPaperlessLabels: z.boolean(),
  labelsExchanges: z.boolean(),
  codeWaitMinutes: z.int().min(1).exactOptional(),
  sendsMethod: z.boolean(),
});

const REGIONS = z.enum(Object.keys(regionTables) as [keyof typeof regionTables]);
const REQUESTED_FIELD = z.enum(['address1', 'address2', 'address3', 'city', 'county', 'state', 'zipCode']);
const WRITTEN = {
  lines: z.array(z.string().regex(/^[^{}]*(?:\{\w+\}[^{}]*)+$/)).min(1),
  regions: REGIONS.exactOptional(),
  writesRegionCodes: z.literal(true).exactOptional(),
  countryLanguage: z
    .string()
    .regex(/^[a-z]{2}$/)
    .exactOptional(),
};
const LATIN: z.ZodType<WrittenLayout> = z.strictObject(WRITTEN);
const ADDRESS: z.ZodType<PostalLayout> = z.strictObject({
  ...WRITTEN,
  latin: LATIN.exactOptional(),
  postalCode: z.string().min(1).exactOptional(),
  required: z.array(REQUESTED_FIELD).min(1),
  optional: z.array(REQUESTED_FIELD),
  asksCodeFirst: z.literal(true).exactOptional(),
});

/** The expected market, as an independent second definition: nothing missing, nothing more. */
export const MARKET: z.ZodType<MarketFile> = z.strictObject({
  lookupTerms: z.array(z.enum(['termsOfUse', 'termsOfSale', 'privacyPolicy', 'returnPolicy'])).readonly(),
  dialCode: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .exactOptional(),
  hasTwelveHourClock: z.boolean(),
  hidesTrackOnReturnPage: z.boolean(),
  refusesCustomItems: z.boolean(),
  schedulesReturnPickup: z.boolean(),
  helpsFindOrders: z.boolean(),
  issuesEFapiao: z.boolean(),
  namesGoodsTax: z.boolean(),
  tax: z.enum(['vat', 'gst', 'sst', 'consumption', 'other']),
  withdrawsOnline: z.boolean(),
  refundWait: z.strictObject({ least: z.int().min(0), most: z.int().min(1), isInWorkingDays: z.boolean() }),
  storeRefundDays: z.int().min(1),
  fastStoreRefundDays: z.int().min(1),
  fastRefundPayments: z.array(z.string().regex(/^[a-z_]+$/)).readonly(),
  directionsUrl: z.string().regex(/^https:\/\/[a-z.]+\/[^{}]*\{(place|address)\}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  hasChat: z.boolean(),
  address: ADDRESS,
  returns: RULES,
});
