import { listStoresContract } from '../../../contract/calls/list-stores.js';
import type { WireStore } from '../../../contract/wire-store.js';
import type { CheckedRequest } from '../http/check-request.js';
import { stores } from '../stores/stores.js';
import { toErrorBody } from './error-answer.js';
import type { CallAnswer, SandboxCall } from './sandbox-call.js';

const FOREIGN_ANCHOR = toRefusal('anchor', 'The service did not issue this anchor for this list.');
const HALF_A_POINT = toRefusal('latitude', 'Latitude and longitude come together.');

const inEach = (...fields: readonly string[]) => fields.map((field) => `objects.*.${field}`);

export const listStores: SandboxCall = {
  contract: listStoresContract,
  drift: {
    nulls: inEach('slug', 'gps', 'storeServices', 'defaultLanguage', 'isOpen', 'pickupHours'),
    types: inEach('telephone', 'gps', 'isOpen'),
    enums: inEach('facilityType', 'storeServices.*.serviceGroup'),
    missing: inEach('address'),
    pictures: [],
  },
  answer({ filters, query }, { now }) {
    if ((query['latitude'] === undefined) !== (query['longitude'] === undefined)) return HALF_A_POINT;
    const listed = stores.map((store) => ({ store: store.createStore(now), neighbours: store.neighbours }));
    const all = listFound(listed, { filters, query });
    const start = findStart(all, query['anchor']);
    if (start === undefined) return FOREIGN_ANCHOR;
    const page = all.slice(start, start + Number(query['count']));
    const last = start + page.length < all.length ? page.at(-1) : undefined;
    return { status: 200, body: { objects: page, pages: { next: last ? toNext({ filters, query }, last) : '' } } };
  },
};

type StoreQuery = Pick<CheckedRequest, 'filters' | 'query'>;

interface ListedStore {
  readonly store: WireStore;
  /** Other countries whose lists contain it. */
  readonly neighbours: readonly string[];
}

function listFound(all: readonly ListedStore[], { filters, query }: StoreQuery): WireStore[] {
  const search = query['search']?.trim().toLowerCase() ?? '';
  const country = filters['country'] ?? '';
  const matches = all.filter(({ store, neighbours }) => {
    const { address1, city, state, postalCode, iso2Country } = store.address;
    const words = [store.storeName, address1, city, state, postalCode].join(' ').toLowerCase();
    const isRequested = filters['storeId'] === undefined || store.storeId === filters['storeId'];
    const isListed = iso2Country.toLowerCase() === country || neighbours.includes(country);
    return isRequested && isListed && words.includes(search);
  });
  const found = matches.map(({ store }) => store);
  if (query['latitude'] === undefined) return found;
  const point = { latitude: Number(query['latitude']), longitude: Number(query['longitude']) };
  return found.sort((one, other) => measure(one.gps, point) - measure(other.gps, point));
}

/**
 * Calculates a measure that grows with the distance on a sphere, which is enough for sorting. A store without
 * coordinates comes last.
 */
function measure(gps: WireStore['gps'], point: { latitude: number; longitude: number }): number {
  if (!gps) return Infinity;
  const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [one, other] = [toRadians(gps.latitude), toRadians(point.latitude)];
  const along = Math.cos(toRadians(gps.longitude - point.longitude));
  return 1 - (Math.sin(one) * Math.sin(other) + Math.cos(one) * Math.cos(other) * along);
}

/** Returns the index at which the page starts; undefined for an anchor that is not from this list. */
function findStart(all: readonly WireStore[], anchor: string | undefined): number | undefined {
  if (anchor === undefined) return 0;
  const index = all.findIndex((store) => toAnchor(store) === anchor);
  return index === -1 ? undefined : index + 1;
}

function toNext({ filters, query }: StoreQuery, last: WireStore): string {
  const others = Object.entries(query).filter(([name]) => name !== 'anchor');
  const sent = [
    ...Object.entries(filters).map(([name, value]) => `filter=${name}(${encodeURIComponent(value)})`),
    ...others.map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
  ];
  return `${listStoresContract.path}?${sent.join('&')}&anchor=${encodeURIComponent(toAnchor(last))}`;
}

function toAnchor({ storeId }: WireStore): string {
  return `after:${storeId}`;
}

function toRefusal(field: string, message: string): CallAnswer {
  return { status: 400, body: toErrorBody({ code: 'REQUEST_INVALID', message, field }) };
}
