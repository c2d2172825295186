import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Failure, Outcome, Load } from '../../../http/model/failure.js';
import type { Order } from '../../../orders/model/order.js';
import { isReadyPick, type ExchangePick, type ReturnRow } from '../../../returns/model/return-choice.js';
import { listExchangedUnits, type ExchangedUnit } from './model/exchanged-unit.js';
import {
  type ExchangePreview,
  type ExchangeParts,
  toExchangeParts,
  toExchangeRequest,
} from './model/exchange-request.js';
import { createExchangeCalls, preloadExchangeCalls } from './exchange-calls.js';
import { useElementContext, useSlice } from '../../../app/context/element-context.js';
import { createNamedLoads, type NamedLoads } from '../../../app/state/named-loads.js';
import type { Intl18n } from '../../../i18n/create-intl.js';

/** The service does not know the order, or the order does not tell where things are sent. */
const MISSING: Failure = {
  code: 'service-request-exchange-preview-failure',
  retryable: true,
  call: 'request-exchange-preview',
};

export interface ExchangePreviewResult {
  /** The pieces that are exchanged; none where the return has no exchange, and needs no preview. */
  readonly units: readonly ExchangedUnit[];
  readonly parts: ExchangeParts;
  readonly load: ExchangePreviewLoad;
  /** How often it was asked for in vain. */
  readonly failures: number;
  readonly retry: () => void;
}

export interface PreviewedReturn {
  readonly order: Order;
  readonly rows: readonly ReturnRow[];
  readonly picks: readonly ExchangePick[];
  /** Whether somebody waits for it. */
  readonly isNeeded: boolean;
}

/** What the exchanges of a return would come to, asked for once they are wanted, and anew where one of them changes. */
export function useExchangePreview({ order, rows, picks, isNeeded }: PreviewedReturn): ExchangePreviewResult {
  const context = useElementContext();
  const units = useMemo(() => listExchangedUnits(rows, picks.filter(isReadyPick)), [rows, picks]);
  const parts = useMemo(() => toExchangeParts(order, units), [order, units]);
  const { orderNumber } = order;
  const previews = context.getPageState().part('exchange previews', createExchangePreviews);
  const name = JSON.stringify([orderNumber, parts]);
  const load = useSlice(previews.slice(name), (state) => state);
  // What failed before is asked for again: only what this look ends with counts.
  const [asked, setRequested] = useState({ name: '', tries: 0 });
  const read = useCallback(() => {
    void previews.read(name, {
      clock: context.platform,
      async ask(signal): Promise<Outcome<ExchangePreview>> {
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
    // eslint-disable-next-line react-hooks/set-state-in-effect -- how often counts from one visit of the step to the next
    if (!isRequested) return setRequested({ name: '', tries: 0 });
    read();
    setRequested({ name, tries: 1 });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an order that is read anew is no reason to ask again
  }, [isRequested, name, previews]);
  return {
    units,
    parts,
    load,
    failures: load.status === 'failed' && asked.name === name ? asked.tries : 0,
    retry() {
      setRequested({ name, tries: asked.tries + 1 });
      read();
    },
  };
}

type ExchangePreviewLoad = Load<ExchangePreview>;

/** What exchanges would come to, by what they are made of. */
function createExchangePreviews(): NamedLoads<ExchangePreview> {
  return createNamedLoads();
}

/** Why an exchange cannot go on before its preview is there; nothing where it is, or none is needed (returns, section 5). */
export function formatPreviewWait({ units, load }: ExchangePreviewResult, intl: Intl18n): string | undefined {
  if (units.length === 0 || load.status === 'ready') return undefined;
  return intl.t(load.status === 'failed' ? 'returnPreview.whyFailed' : 'returnPreview.whyLoading');
}
