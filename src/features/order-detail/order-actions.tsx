import { Fragment, useState, type ReactNode, useEffect } from 'react';
import type { Order } from '../../orders/model/order.js';
import { useIntl, useElementContext } from '../../app/context/element-context.js';
import { useReturn, type ReturnResult } from './returns/use-return.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { MadeReturns } from './returns/made-returns.js';
import { Refusal } from '../../orders/refusal.js';
import type { OrderWords } from './model/order-words.js';
import type { ActionName, ButtonKind } from './model/rank-actions.js';
import { useEFapiaoOffer, useRankedActions, useTrackedShipments } from './use-ranked-actions.js';
import { formatTitle } from './shipment-block.js';
import { TrackShipments } from './track-shipments.js';
import { CANCEL_CALLS, type CancelStatus as StatusMessage } from '../../orders/model/cancellation.js';
import { useCancelOffer, type OfferedCancel } from './use-cancel-offer.js';
import { listCancelNotes, useOrderWords } from './use-order-words.js';
import { formatCancelStatus } from '../../i18n/format-cancel-status.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { INFO_ICON } from '../../ui/icons/info-icon.js';
import { MessageBox } from '../../ui/message-box.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { useOrderBoxes } from './use-order-boxes.js';
import type { CancelProgress } from './cancellation/cancel-order.js';
import { FocusHeadlineOnRemoval } from './focus-headline-on-removal.js';
import { WithdrawalOffer } from './withdrawal-offer.js';
import { getScreenAddress, removeQueryKeys } from '../../app/navigation/navigate.js';
import type { OrderQuestion } from '../../app/navigation/destination.js';

/**
 * The order's actions and their outcome, below the headline. The code behind each button loads with its first press.
 */
export function OrderActions({ order }: { readonly order: Order }): ReactNode {
  const context = useElementContext();
  const isQuick = context.isFlagOn('useQuickActionCta');
  const offered = useCancelOffer(order);
  const returns = useReturn(order);
  const words = useOrderWords(order, offered.status);
  const views: Readonly<Record<ActionName, (kind: ButtonKind) => ReactNode>> = {
    track: (kind) => <TrackActions order={order} kind={kind} />,
    startReturn: (kind) => <StartReturn returns={returns} kind={kind} />,
    viewReturn: (kind) => <MadeReturns order={order} returns={returns} kind={kind} />,
    eFapiao: (kind) => <EFapiaoAction order={order} kind={kind} />,
    cancel: (kind) => context.hasCalls(...CANCEL_CALLS) && <CancelAction order={order} offered={offered} kind={kind} />,
  };
  return (
    <>
      <CancelStatus status={offered.status} words={words} />
      {returns.refusals.map((refusal) => (
        <Refusal key={refusal.text} refusal={refusal} />
      ))}
      <div className="order-actions">
        {useRankedActions(order, offered, returns).map(({ name, kind }) => (
          <Fragment key={name}>{views[name](kind)}</Fragment>
        ))}
        {isQuick && <WithdrawalOffer order={order} isQuickAction />}
        {isQuick && <GetHelp />}
      </div>
    </>
  );
}

interface TrackActionsProps {
  readonly order: Order;
  /** Of the first action; the others are text. */
  readonly kind: ButtonKind;
}

/**
 * Tracks each of the row's shipments. Quick actions name them. Otherwise there is only one, which needs no name: the order's only shipment, or
 * that of the headline.
 */
export function TrackActions({ order, kind }: TrackActionsProps): ReactNode {
  const intl = useIntl();
  const isQuick = useElementContext().isFlagOn('useQuickActionCta');
  return useTrackedShipments(order).map((shipment, index) => (
    <TrackShipments
      key={order.groups.indexOf(shipment.group)}
      order={order}
      group={shipment.group}
      kind={index === 0 ? kind : 'text'}
      isQuickAction={isQuick}
      name={isQuick ? formatTitle(shipment, intl) : undefined}
    />
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

interface CancelStatusProps {
  readonly status: StatusMessage | undefined;
  readonly words: OrderWords;
}

/**
 * Says that the order is being or was cancelled, and when, unless the headline says so. Also says what follows, in the service's words if
 * it sent any.
 */
function CancelStatus({ status, words }: CancelStatusProps): ReactNode {
  const intl = useIntl();
  if (!status || words.cancelIn === 'headline') return null;
  const icon = status.result === 'cancelled' ? INFO_ICON : CLOCK_ICON;
  return (
    <MessageBox tone="neutral" icon={icon} title={formatCancelStatus(intl, status)}>
      {listCancelNotes(words, status, intl).map((line, index) => (
        <p key={index} dir="auto">
          {line}
        </p>
      ))}
    </MessageBox>
  );
}

const loadEFapiaoModule = async () => (await import('./e-fapiao/e-fapiao-download.js')).eFapiaoModule;

interface ActionProps {
  readonly order: Order;
  readonly kind: ButtonKind;
}

/** Downloads the order's e-fapiao. The code behind the button loads with its first press. */
function EFapiaoAction({ order, kind }: ActionProps): ReactNode {
  const intl = useIntl();
  const isOffered = useEFapiaoOffer(order);
  const [presses, setPresses] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const lazyModule = useLazyModule(loadEFapiaoModule, presses > 0);
  const isLoading = presses > 0 && (lazyModule.status === 'idle' || lazyModule.status === 'loading');
  const isWaiting = isBusy || isLoading;
  if (!isOffered) return null;
  return (
    <>
      <Button kind={kind} isBusy={isWaiting} onPress={() => setPresses(presses + 1)}>
        {intl.t('orderDetail.eFapiao')}
      </Button>
      {isWaiting && <div className="skeleton is-field" />}
      {lazyModule.status === 'ready' && presses > 0 && (
        <lazyModule.views.EFapiaoDownload orderNumber={order.orderNumber} presses={presses} onBusy={setBusy} />
      )}
      {lazyModule.status === 'failed' && <LoadError onRetry={lazyModule.retry} />}
    </>
  );
}

interface StartReturnProps extends Pick<ActionProps, 'kind'> {
  readonly returns: ReturnResult;
}

/**
 * Starts a return, or, if only another country takes it back, opens a dialog saying so. Where a carrier collects
 * returns, its site is a second action.
 */
function StartReturn({ returns, kind }: StartReturnProps): ReactNode {
  const intl = useIntl();
  const { onStart, scheduleUrl, elsewhere } = returns;
  const { isOpen: isRequested, setOpen } = useRequestedDialog('return');
  const isOpen = isRequested && elsewhere !== undefined;
  const { lazyModule, isLoading } = useOrderBoxes(isOpen);
  if (!onStart) return null;
  return (
    <>
      <Button kind={kind} isBusy={isLoading} onPress={() => (elsewhere === undefined ? onStart() : setOpen(true))}>
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

interface CancelActionProps extends ActionProps {
  readonly offered: OfferedCancel;
}

/**
 * Cancels the order. The code behind the button loads with its first press, or at once if an earlier page load left a
 * cancellation running.
 */
function CancelAction({ order, offered, kind }: CancelActionProps): ReactNode {
  const intl = useIntl();
  const { findOffer, isPending, hasLineMarks } = offered;
  const { isOpen, setOpen } = useRequestedDialog('cancel');
  const [{ status, title }, setProgress] = useState<CancelProgress>({ status: 'idle' });
  const lazyModule = useLazyModule(loadCancelModule, isOpen || isPending || hasLineMarks);
  const isLoading = isOpen && (lazyModule.status === 'idle' || lazyModule.status === 'loading');
  return (
    <>
      {isCancelShown(offered, { status, isOpen }) && (
        <FocusHeadlineOnRemoval>
          <Button kind={kind} isBusy={isLoading} onPress={() => setOpen(true)}>
            {intl.t((status === 'loading' && title) || 'orderDetail.cancel')}
          </Button>
        </FocusHeadlineOnRemoval>
      )}
      {lazyModule.status === 'ready' && (
        <lazyModule.views.CancelOrder
          order={order}
          isOpen={isOpen}
          findOffer={findOffer}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          onProgress={setProgress}
        />
      )}
      {lazyModule.status === 'failed' && isOpen && <LoadError onRetry={lazyModule.retry} />}
    </>
  );
}

interface CancelShown extends Pick<CancelProgress, 'status'> {
  readonly isOpen: boolean;
}

/**
 * Whether the button is there. After a cancellation it stays until the headline and the status message show the result, because the focus goes
 * from it to the headline.
 */
function isCancelShown(offered: OfferedCancel, { status, isOpen }: CancelShown): boolean {
  if (status === 'loading') return true;
  if (status === 'idle' || status === 'lines') return offered.offer === 'offered';
  return isOpen || ((status === 'complete' || status === 'pending') && !offered.status);
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
  useEffect(() => {
    // Otherwise reloading or coming back to the page would open the dialog again.
    if (isRequested(getScreenAddress(context), name)) removeQueryKeys(context, [name]);
  }, [context, name]);
  return { isOpen, setOpen };
}

function isRequested(url: URL, name: OrderQuestion): boolean {
  return url.searchParams.get(name) === 'true';
}
