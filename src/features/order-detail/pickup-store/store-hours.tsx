import { useMemo, type ReactNode } from 'react';
import { findOpenState } from '../../../stores/model/open-state.js';
import { findStoreClock } from '../../../stores/model/store-clock.js';
import { listStoreWeek } from '../../../stores/model/store-week.js';
import { WEEKDAYS, type KnownStore } from '../../../stores/model/store.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { useNow } from '../../../app/context/use-now.js';
import { useScope } from '../../../app/context/scope-context.js';
import { useSlice } from '../../../app/context/use-slice.js';
import { sayCalendarDay, sayWeekday, type StoreTongue } from '../../../i18n/say-store-time.js';
import { sayStoreHours, sayOpenState, sayToday } from '../../../stores/say-store-hours.js';

const MINUTE_MS = 60_000;

/** Whether the store is open, its hours of today, and behind a press those of the week. All of it on the store's own clock. */
export function StoreHours({ known }: { readonly known: KnownStore }): ReactNode {
  const intl = useIntl();
  const hasTwelveHourClock = useSlice(useScope().settings, ({ market }) => market?.hasTwelveHourClock ?? false);
  const now = useNow(Infinity, MINUTE_MS);
  const { hours, timeZone } = known.store;
  const clock = useMemo(() => findStoreClock(timeZone), [timeZone]);
  const tongue: StoreTongue = { locale: intl.locale, hasTwelveHourClock };
  const state = findOpenState(known, clock, now);
  const week = hours ? listStoreWeek(hours, clock, now) : [];
  return (
    <div className="store-hours">
      {state && (
        <p className={`store-state tone-${state.status === 'open' ? 'success' : 'neutral'}`}>
          {sayOpenState(intl, tongue, state)}
        </p>
      )}
      {state && <p>{sayToday(intl, tongue, { state, today: week[0] })}</p>}
      {week.length > 0 && (
        <details className="store-week">
          <summary>{intl.t('store.hours')}</summary>
          <dl>
            {week.map((day) => (
              <div key={day.day} className={day.isToday ? 'is-today' : undefined}>
                <dt>
                  {day.isToday ? intl.t('store.today') : sayWeekday(tongue, WEEKDAYS.indexOf(day.day))}
                  {day.isSpecial && day.date !== undefined && (
                    <span className="store-special">
                      {intl.t('store.special', { date: sayCalendarDay(tongue, day.date) })}
                    </span>
                  )}
                </dt>
                <dd>{sayStoreHours(intl, tongue, day)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}
