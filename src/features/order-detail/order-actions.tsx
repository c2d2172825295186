import { useState, useLayoutEffect, useRef, type ReactNode, useEffect, useCallback, useMemo } from 'react';
import type { Order } from '../../orders/model/order.js';
import { isEFapiaoOffered } from './e-fapiao/model/e-fapiao-offer.js';
import { useIntl, useElementContext, useSlice, type ElementContext } from '../../app/context/element-context.js';
import { useReturn, type ReturnResult } from './returns/use-return.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { MadeReturns } from './returns/made-returns.js';
import { Refusal } from './refusal.js';
import { listShipments } from './model/order-shipments.js';
import { formatTitle } from './shipment-block.js';
import { TrackShipments } from './track-shipments.js';
import {
  type CancelStatus as StatusMessage,
  findCancelStatus,
  findCancelOffer,
  type CancelStatus,
  type CancelOffer,
} from '../../orders/model/cancellation.js';
import { formatCancelStatus } from '../../i18n/format-cancel-status.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { MessageBox } from '../../ui/message-box.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { useOrderBoxes } from './use-order-boxes.js';
import type { CancelState } from './cancellation/store/cancellation.js';
import { focusHeading } from '../../ui/screen-heading.js';
import { getScreenAddress } from '../../app/navigation/navigate.js';
import type { OrderQuestion } from '../../app/navigation/destination.js';
import { getCancelMarks, getOpenJobs } from '../../orders/stored-orders.js';

/**
 * The order's actions and their outcome, below the headline. The code behind each button loads with its first press.
 */
export function OrderActions({ order }: { readonly order: Order }): ReactNode {
  const isQuick = useElementContext().isFlagOn('useQuickActionCta');
  const offered = useCancelOffer(order);
  const returns = useReturn(order);
  return (
    <>
      <CancelStatus status={offered.status} />
      {returns.refusals.map((refusal) => (
        <Refusal key={refusal.text} refusal={refusal} />
      ))}
      <div className="order-actions">
        <CancelAction order={order} offered={offered} />
        {isQuick && <TrackActions order={order} />}
        <StartReturn returns={returns} />
        <MadeReturns order={order} returns={returns} />
        <EFapiaoAction order={order} />
        {isQuick && <GetHelp />}
      </div>
    </>
  );
}

/** Tracks each shipment; with several, each action names its own. */
function TrackActions({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  return listShipments(order).map((shipment, index) => (
    <TrackShipments key={index} order={order} group={shipment.group} isQuickAction name={formatTitle(shipment, intl)} />
  ));
}

function GetHelp(): ReactNode {
  const intl = useIntl();
  return (
    <p>
      <ExternalLink href={useElementContext().findLink('contact')}>{intl.t('orderDetail.getHelp')}</ExternalLink>
    </p>
  );
}

/** Says that the order is being cancelled or was cancelled, and when. */
function CancelStatus({ status }: { readonly status: StatusMessage | undefined }): ReactNode {
  const intl = useIntl();
  if (!status) return null;
  const isCancelled = status.result === 'cancelled';
  return (
    <MessageBox tone="success" icon={isCancelled ? CHECK_ICON : CLOCK_ICON} title={formatCancelStatus(intl, status)}>
      <p>{intl.t(isCancelled ? 'orderDetail.cancelled' : 'orderDetail.cancelPending')}</p>
    </MessageBox>
  );
}

const loadEFapiaoModule = async () => (await import('./e-fapiao/e-fapiao-download.js')).eFapiaoModule;

/**
 * Downloads the order's e-fapiao where its country issues one. The code behind the button loads with its first press.
 */
function EFapiaoAction({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const market = useSlice(useElementContext().settings, (settings) => settings.market);
  const isOffered = market !== undefined && isEFapiaoOffered(order, market);
  const [presses, setPresses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const lazyModule = useLazyModule(loadEFapiaoModule, presses > 0);
  const isLoading = presses > 0 && (lazyModule.status === 'idle' || lazyModule.status === 'loading');
  const isWaiting = isBusy || isLoading;
  if (!isOffered) return null;
  return (
    <>
      <Button kind="secondary" isBusy={isWaiting} onPress={() => setPresses(presses + 1)}>
        {intl.t('orderDetail.eFapiao')}
      </Button>
      {isWaiting && <div className="bone is-field" />}
      {lazyModule.status === 'ready' && presses > 0 && (
        <lazyModule.views.EFapiaoDownload orderNumber={order.orderNumber} presses={presses} onBusy={setBusy} />
      )}
      {lazyModule.status === 'failed' && <LoadError onRetry={lazyModule.retry} />}
    </>
  );
}

/**
 * Starts a return, or, if only another country takes it back, opens a dialog saying so. Where a carrier collects
 * returns, its site is a second action.
 */
function StartReturn({ returns }: { readonly returns: ReturnResult }): ReactNode {
  const intl = useIntl();
  const { onStart, scheduleUrl, elsewhere } = returns;
  const { isOpen: isRequested, setOpen } = useRequestedDialog('return');
  const isOpen = isRequested && elsewhere !== undefined;
  const { lazyModule, isLoading } = useOrderBoxes(isOpen);
  if (!onStart) return null;
  return (
    <>
      <Button kind="secondary" isBusy={isLoading} onPress={() => (elsewhere === undefined ? onStart() : setOpen(true))}>
        {intl.t('orderDetail.startReturn')}
      </Button>
      {scheduleUrl !== undefined && (
        <p>
          <ExternalLink href={scheduleUrl}>{intl.t('orderDetail.scheduleReturn')}</ExternalLink>
        </p>
      )}
      {lazyModule.status === 'ready' && isOpen && (
        <lazyModule.views.MismatchDialog elsewhere={elsewhere} onClose={() => setOpen(false)} />
      )}
      {lazyModule.status === 'failed' && isOpen && <LoadError onRetry={lazyModule.retry} />}
    </>
  );
}

const loadCancelModule = async () => (await import('./cancellation/cancel-order.js')).cancelModule;

interface CancelActionProps {
  readonly order: Order;
  readonly offered: OfferedCancel;
}

/**
 * Cancels the order. The code behind the button loads with its first press, or at once if an earlier page load left a
 * cancellation running.
 */
function CancelAction({ order, offered }: CancelActionProps): ReactNode {
  const intl = useIntl();
  const { offer, findOffer, isPending } = offered;
  const { isOpen, setOpen } = useRequestedDialog('cancel');
  const [status, setStatus] = useState<CancelState['status']>('idle');
  const lazyModule = useLazyModule(loadCancelModule, isOpen || isPending);
  const isLoading = isOpen && (lazyModule.status === 'idle' || lazyModule.status === 'loading');
  const isBusy = status === 'loading';
  return (
    <>
      {(isBusy || (status === 'idle' ? offer === 'offered' : isOpen)) && (
        <KeepsFocus>
          <Button kind="secondary" isBusy={isLoading} onPress={() => setOpen(true)}>
            {intl.t(isBusy ? 'orderDetail.cancelling' : 'orderDetail.cancel')}
          </Button>
        </KeepsFocus>
      )}
      {lazyModule.status === 'ready' && (
        <lazyModule.views.CancelOrder
          order={order}
          isOpen={isOpen}
          findOffer={findOffer}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onStatus={setStatus}
        />
      )}
      {lazyModule.status === 'failed' && isOpen && <LoadError onRetry={lazyModule.retry} />}
    </>
  );
}

/** Moves the focus to the headline when the focused action disappears because there is nothing left to do. */
function KeepsFocus({ children }: { readonly children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // A layout effect: its cleanup runs while the action is still in the document.
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      const root = current?.getRootNode();
      if (root instanceof ShadowRoot && current?.contains(root.activeElement)) focusHeading(current);
    };
  }, []);
  return <div ref={box}>{children}</div>;
}

/**
 * Whether a dialog of an order is open. It starts open if the address asks for it (`cancel=true`), as a card's actions
 * do.
 */
function useRequestedDialog(name: OrderQuestion): {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
} {
  const context = useElementContext();
  const [isOpen, setOpen] = useState(() => isRequested(getScreenAddress(context), name));
  useEffect(() => takeQuery(context, name), [context, name]);
  return { isOpen, setOpen };
}

/**
 * Removes the parameter from the address, so that reloading or coming back to the page does not open the dialog again.
 */
function takeQuery(context: ElementContext, name: OrderQuestion): void {
  const url = getScreenAddress(context);
  if (!isRequested(url, name)) return;
  const router = context.port.getRouter();
  // The router drops the query keys of the area's screens and keeps the page's own.
  if (router) return router.go(url.pathname, { isReplaced: true });
  url.searchParams.delete(name);
  context.platform.replaceAddress(url);
}

function isRequested(url: URL, name: OrderQuestion): boolean {
  return url.searchParams.get(name) === 'true';
}

interface OfferedCancel {
  /** As of the order's arrival, so that no button disappears under the shopper's finger. */
  readonly offer: CancelOffer;
  /** As of the moment of the call. */
  readonly findOffer: () => CancelOffer;
  /** The cancellation status to show; absent if there was no cancellation. */
  readonly status: CancelStatus | undefined;
  /** An earlier page load requested a cancellation whose result is unknown. */
  readonly isPending: boolean;
}

/** Whether the displayed order can be cancelled, was cancelled, or is being cancelled. */
function useCancelOffer(order: Order): OfferedCancel {
  const context = useElementContext();
  const { orderNumber } = order;
  const mark = useSlice(getCancelMarks(context).store, (marks) =>
    marks.find((stored) => stored.orderNumber === orderNumber),
  );
  const isPending = useSlice(getOpenJobs(context).store, (jobs) =>
    jobs.some((job) => job.orderNumber === orderNumber && job.action === 'cancel'),
  );
  const getFacts = useCallback(
    () => ({ mark, now: context.platform.now() + (context.getPageState().clockLeadMs ?? 0) }),
    [mark, context],
  );
  const findOffer = useCallback(() => findCancelOffer(order, getFacts()), [order, getFacts]);
  return {
    offer: useMemo(() => findOffer(), [findOffer]),
    findOffer,
    status: useMemo(() => findCancelStatus(order, getFacts()), [order, getFacts]),
    isPending,
  };
}
