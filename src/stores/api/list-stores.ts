import { defineCall } from '../../http/define-call.js';
import * as z from 'zod/mini';
import {
  WEEKDAYS,
  toOpeningSpan,
  type GeoPoint,
  type Store,
  type StorePage,
  type OpeningHours,
  type OpeningSpan,
  type Weekday,
} from '../model/store.js';
import {
  readNextPage,
  pagesSchema,
  blocksSchema,
  optionalBlock,
  createBlockReader,
  ignorePath,
  readWhole,
  readBlocks,
  type OnUnreadable,
  toPresentFields,
  toText,
  optionalField,
  optionalEnumField,
  optionalStringField,
  optionalFlagField,
} from '../../http/read/wire-fields.js';

const STORES_PATH = '/store/store_locations/v1';
/** Stores on a page (returns and calls, section 9). */
const PAGE_SIZE = 3;

export interface StoresRequest {
  /** Lower case. */
  readonly country: string;
  /** Part of a name or an address; absent for all stores. */
  readonly text?: string;
  /** The nearest stores first. */
  readonly near?: GeoPoint;
  /** Only the store with this id. */
  readonly storeId?: string;
  /** `next` of the page before; absent for the first page. */
  readonly anchor?: string;
}

/** Lists the stores of a country, one page at a time. */
export const listStores = defineCall({
  name: 'list-stores',
  method: 'GET',
  path: STORES_PATH,
  toRequest: ({ country, text, near, storeId, anchor }: StoresRequest) => ({
    filters: [['country', country], ...(storeId === undefined ? [] : [['storeId', storeId] as const])],
    query: { search: text, latitude: near?.latitude, longitude: near?.longitude, count: PAGE_SIZE, anchor },
  }),
  toValue: (answer, _request, { apiBase, onUnreadable }) => toStorePage(answer, apiBase, onUnreadable),
});

/** A page of stores, each read on its own. Without `pages`, it is the last one. */
export const storePageSchema = z.object({ objects: blocksSchema, pages: optionalField(pagesSchema) });

/** The two places of opening hours. */
const hoursHolderSchema = z.object({
  pickupHours: optionalBlock(z.unknown()),
  operationalDetails: optionalField(z.object({ hoursOfOperation: optionalBlock(z.unknown()) })),
});

type SentStore = z.output<typeof storeSchema>;

/**
 * Reads a page of stores. An unreadable store is left out and counted, so that its data cannot end up in another.
 *
 * @throws SchemaFailure if there is no list of stores
 */
export function toStorePage(wire: unknown, base?: string, onUnreadable = ignorePath): StorePage {
  const page = readWhole(storePageSchema, wire);
  const stores = readBlocks(page.objects, { at: 'objects', onUnreadable }, findStore);
  const next = readNextPage(page.pages?.next, STORES_PATH, base);
  if (next.isNextUnreadable) onUnreadable('pages.next');
  return toPresentFields({
    stores,
    ...next,
    unreadable: page.objects.length - stores.length,
  });
}

function findStore(wire: unknown, onUnreadable: OnUnreadable): Store | undefined {
  const sent = createBlockReader(onUnreadable)(storeSchema, wire, '');
  if (!sent) return undefined;
  const [id, name] = [toText(sent.storeId ?? sent.id), toText(sent.storeName ?? sent.name)];
  if (id === undefined || name === undefined) {
    onUnreadable(id === undefined ? 'storeId' : 'storeName');
    return undefined;
  }
  return toPresentFields({
    id,
    name,
    slug: toText(sent.slug),
    isCompanyOwned: sent.facilityType !== 'unknown',
    phone: toText(sent.telephone ?? sent.phone),
    address: toStoreAddress(sent.address),
    geoPoint: findGeoPoint(sent.gps),
    hours: findHours(wire),
    timeZone: sent.timezone,
    services: sent.storeServices?.filter(({ enabled }) => enabled).map(({ serviceGroup }) => serviceGroup),
    isOpen: sent.isOpen ?? undefined,
  });
}

/** The pickup hours; the store's general hours if it has no pickup hours. */
function findHours(wire: unknown): Store['hours'] {
  const { data } = hoursHolderSchema.safeParse(wire);
  return toOpeningHours(data?.pickupHours ?? data?.operationalDetails?.hoursOfOperation);
}

function toStoreAddress(sent: SentStore['address']): Store['address'] {
  return toPresentFields({
    address1: sent.address1,
    address2: toText(sent.address2),
    address3: toText(sent.address3),
    city: sent.city,
    county: toText(sent.area),
    state: toText(sent.state),
    zipCode: toText(sent.postalCode),
    country: sent.iso2Country,
  });
}

/** The coordinates, if they are valid. */
function findGeoPoint(gps: SentStore['gps']): Store['geoPoint'] {
  const isOnGlobe = gps && Math.abs(gps.latitude) <= 90 && Math.abs(gps.longitude) <= 180;
  return isOnGlobe ? { latitude: gps.latitude, longitude: gps.longitude } : undefined;
}

type SentOpening = z.output<typeof openingSchema>;

const CALENDAR_DATE = /^\d{4}-\d{2}-\d{2}/;

/** The hours of a store; absent if any part is unreadable, because the shopper relies on them. */
export function toOpeningHours(wire: unknown): OpeningHours | undefined {
  const reading = storeHoursSchema.safeParse(wire);
  if (!reading.success) return undefined;
  const { regularHours, specialHours } = reading.data;
  const days = WEEKDAYS.map((day) => [day, toSpans(regularHours[day] ?? [])] as const);
  const special = toSpecialDays(specialHours ?? []);
  if (!special || days.some(([, spans]) => !spans)) return undefined;
  return { regular: Object.fromEntries(days) as Record<Weekday, OpeningSpan[]>, special };
}

/** Groups the openings of one date. */
function toSpecialDays(
  sent: readonly (SentOpening & { readonly date: string })[],
): OpeningHours['special'] | undefined {
  const dates = [...new Set(sent.map(({ date }) => findDate(date)))];
  const special = new Map<string, OpeningSpan[]>();
  for (const date of dates) {
    const spans = toSpans(sent.filter((opening) => findDate(opening.date) === date));
    if (date === undefined || !spans) return undefined;
    special.set(date, spans);
  }
  return special;
}

/** The date without a time that may follow it. */
function findDate(text: string): string | undefined {
  const [date] = CALENDAR_DATE.exec(text.trim()) ?? [];
  return date !== undefined && !Number.isNaN(Date.parse(date)) ? date : undefined;
}

/** Sorted by opening time, without closed ones. `undefined` if one is unreadable. */
function toSpans(sent: readonly SentOpening[]): OpeningSpan[] | undefined {
  const spans = sent.map(({ startTime, start, end, duration }) =>
    toOpeningSpan({
      start: startTime ?? start ?? undefined,
      end: end ?? undefined,
      duration: duration ?? undefined,
    }),
  );
  if (spans.includes(undefined)) return undefined;
  return spans
    .filter((span): span is OpeningSpan => typeof span === 'object')
    .sort((one, other) => one.openingTime.localeCompare(other.openingTime, 'en'));
}

/**
 * One opening. Its fields are strict, unlike those of other blocks: an unreadable opening must not look like a closed day, so it
 * invalidates all hours of the store.
 */
export const openingSchema = z.object({
  startTime: optionalBlock(z.string()),
  start: optionalBlock(z.string()),
  end: optionalBlock(z.string()),
  duration: optionalBlock(z.string()),
});

const openingsSchema = optionalBlock(z.array(openingSchema));

export const storeHoursSchema = z.object({
  regularHours: z.object({
    monday: openingsSchema,
    tuesday: openingsSchema,
    wednesday: openingsSchema,
    thursday: openingsSchema,
    friday: openingsSchema,
    saturday: openingsSchema,
    sunday: openingsSchema,
  }),
  specialHours: optionalBlock(z.array(z.extend(openingSchema, { date: z.string() }))),
});

export const storeAddressSchema = z.object({
  address1: z.string(),
  address2: optionalStringField,
  address3: optionalStringField,
  city: z.string(),
  area: optionalStringField,
  state: optionalStringField,
  postalCode: optionalStringField,
  iso2Country: z.string(),
});

/** The fields of a store that the client reads. Hours are read separately: a store is useful without them. */
export const storeSchema = z.object({
  storeId: optionalStringField,
  id: optionalStringField,
  storeName: optionalStringField,
  name: optionalStringField,
  slug: optionalStringField,
  facilityType: optionalEnumField(['COMPANY_OWNED_STORE']),
  telephone: optionalStringField,
  phone: optionalStringField,
  address: storeAddressSchema,
  gps: optionalField(z.object({ latitude: z.number(), longitude: z.number() })),
  timezone: z.string(),
  storeServices: optionalField(
    z.array(z.object({ serviceGroup: z.string(), enabled: z.boolean(), storeServiceId: optionalStringField })),
  ),
  isOpen: optionalFlagField,
});
