import { useMemo, type ReactNode } from 'react';
import english from '../../locales/en.json?only=store.&ast';
import styles from './store.css?inline';
import { toDirectionsUrl } from './model/directions-url.js';
import type { Address } from '../addresses/model/address.js';
import { isSameText, type StoreQuery } from './model/pickup-store.js';
import { WEEKDAYS, type Store, type KnownStore } from './model/store.js';
import { findTelUrl } from '../http/model/tel-url.js';
import {
  useIntl,
  useElementContext,
  useSelector,
  useAnnouncement,
  type LazyModule,
} from '../app/context/element-context.js';
import { useOrderUrls } from '../app/navigation/use-order-urls.js';
import { useStore } from './use-store.js';
import { ExternalLink } from '../ui/external-link.js';
import { findOpenState } from './model/open-state.js';
import { findStoreClock } from './model/store-clock.js';
import { listStoreWeek } from './model/store-week.js';
import { useNow } from '../app/context/use-now.js';
import { formatCalendarDay, formatWeekday, type StoreTimeFormat } from '../i18n/format-store-time.js';
import { formatStoreHours, formatOpenState, formatToday } from './format-store-hours.js';

/** As a path segment, `.` and `..` would lead elsewhere. */
const DOTS = /^\.*$/;

/**
 * Whether a store is open, directions, its opening hours and phone number. If no store is found, directions to the address remain.
 */
export function StoreDetails({ query }: { readonly query: StoreQuery }): ReactNode {
  const address = 'storeId' in query ? undefined : query;
  const view = useStore(query);
  useAnnouncement(view.status === 'loading' && view.isSlow, 'store.slow');
  const isWaiting = WAITING.includes(view.status);
  const known = view.status === 'ready' ? view.value : undefined;
  return (
    <div className={isWaiting || known ? 'store-slot' : 'store-alone'} aria-busy={isWaiting || undefined}>
      {isWaiting && <div className="skeleton store-skeleton" />}
      {known && <StoreHead known={known} address={address} />}
      <StoreLinks address={address} store={known?.store} />
      {known && <KnownDetails known={known} />}
    </div>
  );
}

const WAITING: readonly string[] = ['idle', 'loading'];

/** Whether the address already shows the store's name. */
function isNamedBy({ name }: Store, address: Address | undefined): boolean {
  return isSameText(name, address?.pickUpLocation);
}

interface StoreLinksProps {
  /** Absent if the store is searched by its id. */
  readonly address: Address | undefined;
  /** Absent until the store is found, or if it does not exist. */
  readonly store: Store | undefined;
}

/** Links to directions, and to the store's own page. */
function StoreLinks({ address, store }: StoreLinksProps): ReactNode {
  const intl = useIntl();
  const { toUrl } = useOrderUrls();
  const context = useElementContext();
  const template = useSelector(context.settings, ({ market }) => market?.directionsUrl);
  const directions = useMemo(() => toUrl(findDirections(template, store, address)), [toUrl, template, store, address]);
  const shop = context.findLink('shop');
  const page = store?.isCompanyOwned && store.slug !== undefined && shop !== undefined && toStorePage(shop, store.slug);
  return (
    <ul className="store-links">
      {directions !== undefined && (
        <li>
          <ExternalLink href={directions}>{intl.t('store.directions')}</ExternalLink>
        </li>
      )}
      {page && toUrl(page) !== undefined && (
        <li>
          <ExternalLink href={toUrl(page)}>{intl.t('store.page')}</ExternalLink>
        </li>
      )}
    </ul>
  );
}

function findDirections(template: string | undefined, store: Store | undefined, other: Address | undefined) {
  const address = store?.address ?? other;
  return template !== undefined && address ? toDirectionsUrl(template, address, store?.geoPoint) : undefined;
}

/** An invalid phone number is shown as text. */
function StorePhone({ phone }: { readonly phone: string | undefined }): ReactNode {
  const intl = useIntl();
  if (phone === undefined) return null;
  const href = findTelUrl(phone);
  const number = <bdi key="number">{phone}</bdi>;
  return (
    <p className="store-phone">
      {href === undefined ? number : <a href={href}>{intl.rich('store.call', { number: () => number })}</a>}
    </p>
  );
}

/** The store's page below the shop's address. The service's slug stays one path segment; an invalid one gives no link. */
function toStorePage(shop: string, slug: string): string | undefined {
  const name = encodeURIComponent(slug.replace(/\p{Surrogate}/gu, ''));
  if (DOTS.test(name)) return undefined;
  return `${shop.replace(/[?#].*$/, '').replace(/\/$/, '')}/retail/s/${name}`;
}

const MINUTE_MS = 60_000;

interface KnownProps {
  readonly known: KnownStore;
}

/** The name of the store, unless the address shows it, and whether it is open. */
function StoreHead({ known, address }: KnownProps & Pick<StoreLinksProps, 'address'>): ReactNode {
  return (
    <>
      {!isNamedBy(known.store, address) && (
        <p className="store-name" dir="auto">
          {known.store.name}
        </p>
      )}
      <StoreHours known={known} />
    </>
  );
}

function KnownDetails({ known }: KnownProps): ReactNode {
  return (
    <>
      <StoreWeek known={known} />
      <StorePhone phone={known.store.phone} />
    </>
  );
}

/** Whether the store is open, and its hours of today, in its time zone. */
function StoreHours({ known }: KnownProps): ReactNode {
  const intl = useIntl();
  const { timeFormat, state, week } = useStoreTimes(known);
  if (!state) return null;
  return (
    <div className="store-hours">
      <p className={`store-state tone-${state.status === 'open' ? 'success' : 'neutral'}`}>
        {formatOpenState(intl, timeFormat, state)}
      </p>
      <p>{formatToday(intl, timeFormat, { state, today: week[0] })}</p>
    </div>
  );
}

/** The hours of the week in a disclosure, in the store's time zone. */
function StoreWeek({ known }: KnownProps): ReactNode {
  const intl = useIntl();
  const { timeFormat, week } = useStoreTimes(known);
  if (week.length === 0) return null;
  return (
    <details className="store-week">
      <summary>{intl.t('store.hours')}</summary>
      <dl>
        {week.map((day) => (
          <div key={day.day} className={day.isToday ? 'is-today' : undefined}>
            <dt>{day.isToday ? intl.t('store.today') : formatWeekday(timeFormat, WEEKDAYS.indexOf(day.day))}</dt>
            <dd>{formatStoreHours(intl, timeFormat, day)}</dd>
            {day.isSpecial && day.date !== undefined && (
              <dd className="store-special">
                {intl.t('store.special', { date: formatCalendarDay(timeFormat, day.date) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Whether the store is open now, and the hours of its week from today. */
function useStoreTimes(known: KnownStore) {
  const { locale } = useIntl();
  const hasTwelveHourClock = useSelector(
    useElementContext().settings,
    ({ market }) => market?.hasTwelveHourClock ?? false,
  );
  const now = useNow(Infinity, MINUTE_MS);
  const { hours, timeZone } = known.store;
  const clock = useMemo(() => findStoreClock(timeZone), [timeZone]);
  const timeFormat: StoreTimeFormat = { locale, hasTwelveHourClock };
  const state = findOpenState(known, clock, now);
  return { timeFormat, state, week: hours ? listStoreWeek(hours, clock, now) : [] };
}

/** Information about a store besides its address; loaded only with orders that have one. */
export const storeModule = {
  views: { StoreDetails },
  english,
  styles: [styles],
} as const satisfies LazyModule<object>;
