import { useId, useMemo, type ReactNode } from 'react';
import type { Order } from '../../../orders/model/order.js';
import {
  bringsNoMoney,
  findRefundProgress,
  isStoreReturn,
  type RefundStation,
  findRefundDay,
  findRefundWait,
  toLongestWaitMs,
  type RefundWait,
} from '../../../returns/model/refund-progress.js';
import { useIntl, useElementContext, useSlice } from '../../../app/context/element-context.js';
import { useNow } from '../../../app/context/use-now.js';
import type { Intl18n } from '../../../i18n/create-intl.js';
import { formatRefundWait } from '../../../i18n/format-refund-wait.js';
import { Icon } from '../../../ui/icon.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';

const HOUR_MS = 3_600_000;

/** The steps from the return to the refund: done, current and still to come, and how long that usually takes. */
export function RefundTracker({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const id = useId();
  const now = useNow(Infinity, HOUR_MS);
  // Until the market's rules have loaded, no number of days is shown.
  const market = useSlice(useElementContext().settings, (settings) => settings.market);
  const wait = useMemo(() => market && findRefundWait(order, market), [order, market]);
  const stations = findRefundProgress(order, { now, mostMs: wait && toLongestWaitMs(wait) });
  if (!stations) return null;
  const isDenied = stations.some(({ step }) => step === 'denied');
  const isOver = stations.at(-1)?.state === 'done';
  const isWithoutMoney = bringsNoMoney(order);
  return (
    <section className="refund" aria-labelledby={id}>
      <h3 className="refund-title" id={id}>
        {intl.t(isWithoutMoney ? 'returnOrder.course' : 'returnOrder.tracker')}
      </h3>
      <ol className={`refund-progress tone-${isDenied ? 'critical' : 'success'}`} aria-labelledby={id}>
        {stations.map((station) => (
          <Station key={station.step} station={station} />
        ))}
      </ol>
      <p>{formatWhere(intl, order, stations)}</p>
      {isWithoutMoney && !isDenied && <p className="refund-wait">{intl.t('returnOrder.noRefund')}</p>}
      {wait && !isWithoutMoney && !isDenied && !isOver && (
        <p className="refund-wait">
          {formatRefundWait(intl, wait)} {formatDay(intl, stations, wait)}
        </p>
      )}
    </section>
  );
}

function Station({ station: { step, state, at } }: { readonly station: RefundStation }): ReactNode {
  const intl = useIntl();
  return (
    <li className={`is-${state}`} aria-current={state === 'current' ? 'step' : undefined}>
      <span className="refund-mark">{state === 'done' && <Icon shape={CHECK_ICON} />}</span>
      <span className="refund-step">
        {intl.t('returnOrder.step', { step })}
        <span className="for-reader"> {intl.t('returnOrder.state', { state })}</span>
      </span>
      {at !== undefined && (
        <time className="item-details" dateTime={at}>
          {intl.date(at)}
        </time>
      )}
    </li>
  );
}

/** Says in one sentence where the refund is, without claiming anything uncertain. */
function formatWhere(intl: Intl18n, order: Order, stations: readonly RefundStation[]): string {
  const current = stations.find(({ state }) => state === 'current')?.step;
  switch (current) {
    case 'created':
      return intl.t(isStoreReturn(order) ? 'returnOrder.bringToStore' : 'returnOrder.sendBack');
    case 'inStore':
      return intl.t('returnOrder.atStore');
    case 'inProcess':
      return intl.t('returnOrder.inProcess');
    case 'denied':
      return intl.t('returnOrder.denied');
    case undefined:
      return intl.t(bringsNoMoney(order) ? 'returnOrder.received' : 'returnOrder.arrived');
    default:
      return intl.t('returnOrder.onItsWay');
  }
}

/** The expected day of the refund; empty until the refund is on its way and the date of receipt is known. */
function formatDay(intl: Intl18n, stations: readonly RefundStation[], wait: RefundWait): string {
  const isSent = stations.some(({ step, state }) => step === 'refunded' && state === 'current');
  const receivedAt = stations.find(({ step }) => step === 'inProcess')?.at;
  const day = isSent && receivedAt !== undefined ? findRefundDay(receivedAt, wait) : undefined;
  return day === undefined ? '' : intl.t('returnOrder.expected', { date: intl.date(day) });
}
