import { useId, useMemo, type ReactNode } from 'react';
import { toDirectionsUrl } from '../../../stores/model/directions-url.js';
import { findOpenState } from '../../../stores/model/open-state.js';
import { findStoreClock } from '../../../stores/model/store-clock.js';
import { listStoreWeek } from '../../../stores/model/store-week.js';
import type { KnownStore, Store } from '../../../stores/model/store.js';
import { useAddressLines } from '../../../addresses/address-block.js';
import { useIntl, useElementContext, useSelector } from '../../../app/context/element-context.js';
import { useOrderUrls } from '../../../app/navigation/use-order-urls.js';
import { ExternalLink } from '../../../ui/external-link.js';
import { formatOpenState, formatToday } from '../../../stores/format-store-hours.js';

export interface StoreChoiceProps {
  /** Name of the radio group. */
  readonly group: string;
  readonly known: KnownStore;
  /** Wall clock, milliseconds since 1970. */
  readonly now: number;
  /** In another country than the purchase: show the country. */
  readonly isAbroad: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One store: its address, today's opening hours and its directions. */
export function StoreChoice({ group, known, now, isAbroad, isChosen, onChoose }: StoreChoiceProps): ReactNode {
  const id = useId();
  const { store } = known;
  const { lines } = useAddressLines(store.address, { hidesCountry: !isAbroad });
  return (
    <div className="method store-choice" part="method">
      <input
        id={id}
        type="radio"
        name={group}
        value={store.id}
        checked={isChosen}
        aria-describedby={`${id}-address ${id}-hours`}
        onChange={onChoose}
      />
      <div className="method-text">
        <label htmlFor={id} dir="auto">
          {store.name}
        </label>
        <div className="item-details" id={`${id}-address`}>
          {lines.map((line, index) => (
            <p key={index} dir="auto">
              {line}
            </p>
          ))}
        </div>
      </div>
      <div className="store-today" id={`${id}-hours`}>
        <Today known={known} now={now} />
      </div>
      <Directions store={store} />
    </div>
  );
}

/** Whether the store is open, and today's hours in its time zone; renders nothing if they are unknown. */
function Today({ known, now }: Pick<StoreChoiceProps, 'known' | 'now'>): ReactNode {
  const intl = useIntl();
  const hasTwelveHourClock = useSelector(
    useElementContext().settings,
    ({ market }) => market?.hasTwelveHourClock ?? false,
  );
  const { hours, timeZone } = known.store;
  const clock = useMemo(() => findStoreClock(timeZone), [timeZone]);
  const state = findOpenState(known, clock, now);
  if (!state) return null;
  const timeFormat = { locale: intl.locale, hasTwelveHourClock };
  const [today] = hours ? listStoreWeek(hours, clock, now) : [];
  return (
    <>
      <p className={`store-state tone-${state.status === 'open' ? 'success' : 'neutral'}`}>
        {formatOpenState(intl, timeFormat, state)}
      </p>
      <p className="item-details">{formatToday(intl, timeFormat, { state, today })}</p>
    </>
  );
}

function Directions({ store }: { readonly store: Store }): ReactNode {
  const intl = useIntl();
  const { toUrl } = useOrderUrls();
  const template = useSelector(useElementContext().settings, ({ market }) => market?.directionsUrl);
  const href = toUrl(template && toDirectionsUrl(template, store.address, store.geoPoint));
  if (href === undefined) return null;
  return (
    <p className="store-directions">
      <ExternalLink href={href}>
        {intl.t('store.directions')} <span className="for-reader">{store.name}</span>
      </ExternalLink>
    </p>
  );
}
