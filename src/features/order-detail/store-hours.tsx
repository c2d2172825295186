import { useMemo, type ReactNode } from 'react';
import { findOpenState, type OpenState } from '../../domain/open-state.js';
import { findStoreClock } from '../../domain/store-clock.js';
import { listStoreWeek, type DayHours } from '../../domain/store-week.js';
import { WEEKDAYS, type KnownStore } from '../../domain/store.js';
import { useIntl } from '../../host/use-intl.js';
import { useNow } from '../../host/use-now.js';
import { useScope } from '../../host/scope-context.js';
import { useSlice } from '../../host/use-slice.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { sayCalendarDay, sayClockTime, sayList, sayWeekday, type StoreTongue } from '../../i18n/say-store-time.js';

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
          {sayState(intl, tongue, state)}
        </p>
      )}
      {state && <p>{saySecondLine(intl, tongue, { state, today: week[0] })}</p>}
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
                <dd>{sayHours(intl, tongue, day)}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

function sayState(intl: Intl18n, tongue: StoreTongue, state: OpenState): string {
  if (state.status === 'open') {
    return state.closingTime === undefined
      ? intl.t('store.openNow')
      : intl.t('store.openUntil', { time: sayClockTime(tongue, state.closingTime) });
  }
  if (state.opening?.inDays === 0) {
    return intl.t('store.opensAt', { time: sayClockTime(tongue, state.opening.openingTime) });
  }
  return intl.t(state.isAllDay ? 'store.closedToday' : 'store.closedNow');
}

interface SecondLine {
  readonly state: OpenState;
  /** Absent where the hours are not known. */
  readonly today: DayHours | undefined;
}

/** When a store opens that will not open today; else its hours of today. */
function saySecondLine(intl: Intl18n, tongue: StoreTongue, { state, today }: SecondLine): string {
  const opening = state.status === 'closed' ? state.opening : undefined;
  if (opening && opening.inDays > 0) {
    const time = sayClockTime(tongue, opening.openingTime);
    const day = sayWeekday(tongue, WEEKDAYS.indexOf(opening.day));
    return opening.inDays === 1 ? intl.t('store.opensTomorrow', { time }) : intl.t('store.opensOn', { day, time });
  }
  return today?.isToday ? intl.t('store.todayHours', { hours: sayHours(intl, tongue, today) }) : '';
}

function sayHours(intl: Intl18n, tongue: StoreTongue, { hours }: DayHours): string {
  if (hours.length === 0) return intl.t('store.closed');
  const spans = hours.map(({ openingTime, closingTime }) =>
    openingTime === closingTime
      ? intl.t('store.allDay')
      : intl.t('store.span', { from: sayClockTime(tongue, openingTime), to: sayClockTime(tongue, closingTime) }),
  );
  return sayList(tongue, spans);
}
