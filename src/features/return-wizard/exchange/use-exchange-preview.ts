import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Failure, Outcome, Load } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { isReadyPick, type ExchangePick, type ReturnRow } from '../../../returns/model/return-choice.js';
import { listExchangedUnits, type ExchangedUnit } from './model/exchanged-unit.js';
import {
  type ExchangePreview,
  type ExchangeContent,
  toExchangeContent,
  toExchangeRequest,
} from './model/exchange-request.js';
import { createExchangeCalls, preloadExchangeCalls } from './exchange-calls.js';
import { useElementContext, useSelector } from '../../../app/context/element-context.js';
import { createNamedLoads, type NamedLoads } from '../../../app/state/named-loads.js';
import type { Intl18n } from '../../../i18n/create-intl.js';

/** The service does not know the order, or the order has no delivery address. */
const MISSING: Failure = {
  code: 'service-request-exchange-preview-failure',
  retryable: true,
  call: 'request-exchange-preview',
};

export interface ExchangePreviewResult {
  /** The exchanged units; empty if the return has no exchange and needs no preview. */
  readonly units: readonly ExchangedUnit[];
  readonly parts: ExchangeContent;
  readonly load: ExchangePreviewLoad;
  /** Number of failed attempts. */
  readonly failures: number;
  readonly retry: () => void;
}

export interface PreviewedReturn {
  readonly order: Order;
  readonly rows: readonly ReturnRow[];
  readonly picks: readonly ExchangePick[];
  /** Whether a visible step needs the preview. */
  readonly isNeeded: boolean;
}

/** The preview of the exchanges of a return, requested when it is needed and again when one of them changes. */
export function useExchangePreview({ order, rows, picks, isNeeded }: PreviewedReturn): ExchangePreviewResult {
  const context = useElementContext();
  const units = useMemo(() => listExchangedUnits(rows, picks.filter(isReadyPick)), [rows, picks]);
  const parts = useMemo(() => toExchangeContent(order, units), [order, units]);
  const { orderNumber } = order;
  const previews = context.getPageState().get('exchange previews', createExchangePreviews);
  const name = JSON.stringify([orderNumber, parts]);
  const load = useSelector(previews.get(name), (state) => state);
  // A failure of an earlier visit is retried: only the result of this visit counts.
  const [requested, setRequested] = useState({ name: '', tries: 0 });
  const read = useCallback(() => {
    void previews.read(name, {
      clock: context.platform,
      async load(signal): Promise<Outcome<ExchangePreview>> {
        const request = toExchangeRequest(order, parts);
        const outcome = request && (await createExchangeCalls(context).requestExchangePreview(request, signal));
        return !outcome || outcome.kind === 'missing' ? { kind: 'failed', failure: MISSING } : outcome;
      },
      onFail: (failure) => context.report(failure),
    });
  }, [context, previews, name, order, parts]);
  const hasUnits = units.length > 0;
  useEffect(() => {
    if (hasUnits) preloadExchangeCalls();
  }, [hasUnits]);
  const isRequested = isNeeded && hasUnits;
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- attempts are counted per visit of the step
    if (!isRequested) return setRequested({ name: '', tries: 0 });
    read();
    setRequested({ name, tries: 1 });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reading the order again must not repeat the request
  }, [isRequested, name, previews]);
  return {
    units,
    parts,
    load,
    failures: load.status === 'failed' && requested.name === name ? requested.tries : 0,
    retry() {
      setRequested({ name, tries: requested.tries + 1 });
      read();
    },
  };
}

type ExchangePreviewLoad = Load<ExchangePreview>;

/** Exchange previews, by their content. */
function createExchangePreviews(): NamedLoads<ExchangePreview> {
  return createNamedLoads();
}

/** Why an exchange cannot continue before its preview is loaded; undefined if it is loaded or not needed (returns, section 5). */
export function formatPreviewWait({ units, load }: ExchangePreviewResult, intl: Intl18n): string | undefined {
  if (units.length === 0 || load.status === 'ready') return undefined;
  return intl.t(load.status === 'failed' ? 'returnPreview.whyFailed' : 'returnPreview.whyLoading');
}
