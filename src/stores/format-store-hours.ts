import type { OpenState } from './model/open-state.js';
import type { DayHours } from './model/store-week.js';
import { WEEKDAYS } from './model/store.js';
import type { Intl18n } from '../i18n/create-intl.js';
import { formatClockTime, formatList, formatWeekday, type StoreTimeFormat } from '../i18n/format-store-time.js';

/** Whether a store is open, and until when or from when. */
export function formatOpenState(intl: Intl18n, timeFormat: StoreTimeFormat, state: OpenState): string {
  if (state.status === 'open') {
    return state.closingTime === undefined
      ? intl.t('store.openNow')
      : intl.t('store.openUntil', { time: formatClockTime(timeFormat, state.closingTime) });
  }
  if (state.opening?.inDays === 0) {
    return intl.t('store.opensAt', { time: formatClockTime(timeFormat, state.opening.openingTime) });
  }
  return intl.t(state.isAllDay ? 'store.closedToday' : 'store.closedNow');
}

interface TodayLine {
  readonly state: OpenState;
  /** Absent if the hours are unknown. */
  readonly today: DayHours | undefined;
}

/** The next opening of a store that does not open today; otherwise its hours of today. */
export function formatToday(intl: Intl18n, timeFormat: StoreTimeFormat, { state, today }: TodayLine): string {
  const opening = state.status === 'closed' ? state.opening : undefined;
  if (opening && opening.inDays > 0) {
    const time = formatClockTime(timeFormat, opening.openingTime);
    const day = formatWeekday(timeFormat, WEEKDAYS.indexOf(opening.day));
    return opening.inDays === 1 ? intl.t('store.opensTomorrow', { time }) : intl.t('store.opensOn', { day, time });
  }
  return today?.isToday ? intl.t('store.todayHours', { hours: formatStoreHours(intl, timeFormat, today) }) : '';
}

/** All openings of a day. */
export function formatStoreHours(
  intl: Intl18n,
  timeFormat: StoreTimeFormat,
  { hours }: Pick<DayHours, 'hours'>,
): string {
  if (hours.length === 0) return intl.t('store.closed');
  const spans = hours.map(({ openingTime, closingTime }) =>
    openingTime === closingTime
      ? intl.t('store.allDay')
      : intl.t('store.span', {
          from: formatClockTime(timeFormat, openingTime),
          to: formatClockTime(timeFormat, closingTime),
        }),
  );
  return formatList(timeFormat, spans);
}
