import { useId, type ReactNode } from 'react';
import type { Failure } from '../../../http/model/failure.js';
import type { FailureMessage } from '../../../i18n/failure-message.js';
import type { Intl18n } from '../../../i18n/create-intl.js';
import type { Order } from '../../../orders/model/order.js';
import { useIntl } from '../../../app/context/element-context.js';
import { Button } from '../../../ui/button.js';
import { ALERT_ICON } from '../../../ui/icon.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import { CLOCK_ICON } from '../../../ui/icons/clock-icon.js';
import { HelpButton, type CancelHandlers, type CancelStep, type ConfirmProps } from './cancel-actions.js';
import { CancelChoice, type Choosing } from './cancel-choice.js';
import { CancelDialog, type CancelWords } from './cancel-dialog.js';
import { getCancelFailureMessage, type CancelFailureWords } from './cancel-failure-message.js';
import { CancelledLines } from './cancelled-lines.js';
import { getLinesIcon, getLinesTitle } from './line-results.js';

interface CancelOrderDialogProps extends CancelHandlers {
  readonly order: Order;
  readonly step: CancelStep;
  readonly choosing: Choosing;
  /** The cancellation that was started is of some items. */
  readonly isOfItems: boolean;
  /** Not everything can still be cancelled. */
  readonly isInPart: boolean;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The dialog of a cancellation: of the whole order, or of some items if the service offers that. */
export function CancelOrderDialog(props: CancelOrderDialogProps): ReactNode {
  const { order, step, choosing, isOfItems, isInPart, values, onCancel, onClose } = props;
  const intl = useIntl();
  const choiceNoteId = useId();
  const { lines, choice, chosen, onChange } = choosing;
  const hasChoice = step.status === 'idle' && lines.length > 0;
  const isNothingChosen = hasChoice && chosen?.length === 0;
  const words = getWords(step, { isOfItems, isInPart });
  const drawContent = (): ReactNode => {
    if (step.status === 'lines') return <CancelledLines order={order} outcomes={step.lines} />;
    if (!hasChoice) return undefined;
    const wholeText = intl.t(words.text, values);
    return <CancelChoice {...{ lines, choice, choiceNoteId, isNothingChosen, isInPart, wholeText, onChange }} />;
  };
  return (
    <CancelDialog
      step={step}
      words={hasChoice ? { ...words, title: 'cancelOrder.chooseTitle' } : words}
      values={values}
      Confirm={isInPart || (step.status === 'idle' ? chosen : isOfItems) ? ConfirmCancelItems : ConfirmCancel}
      reasonId={isNothingChosen ? choiceNoteId : undefined}
      actions={drawItemsActions(step, { onCancel, onClose }, intl)}
      onCancel={onCancel}
      onClose={onClose}
    >
      {drawContent()}
    </CancelDialog>
  );
}

/** The buttons below the result of some items, and below the notice that the chosen ones changed. */
function drawItemsActions(step: CancelStep, { onCancel, onClose }: CancelHandlers, intl: Intl18n): ReactNode {
  if (step.status === 'lines') {
    return (
      <>
        <Button kind="primary" onPress={onClose}>
          {intl.t('cancelOrder.done')}
        </Button>
        {step.lines.some(({ result }) => result === 'refused') && <HelpButton kind="secondary" />}
      </>
    );
  }
  if (step.status !== 'changed') return undefined;
  return (
    <Button kind="primary" onPress={onCancel}>
      {intl.t('cancelOrder.chooseAgain')}
    </Button>
  );
}

function ConfirmCancelItems(props: ConfirmProps): ReactNode {
  return <ConfirmButtons {...props} isOfItems />;
}

function ConfirmCancel(props: ConfirmProps): ReactNode {
  return <ConfirmButtons {...props} isOfItems={false} />;
}

interface ConfirmButtonsProps extends ConfirmProps {
  readonly isOfItems: boolean;
}

function ConfirmButtons({ isOfItems, isBusy, reasonId, onCancel, onClose }: ConfirmButtonsProps): ReactNode {
  const intl = useIntl();
  return (
    <>
      <Button kind="primary" isBusy={isBusy} isDisabled={reasonId !== undefined} reasonId={reasonId} onPress={onCancel}>
        {intl.t(isOfItems ? 'cancelOrder.yesItems' : 'cancelOrder.yes')}
      </Button>
      {!isBusy && (
        <Button kind="secondary" onPress={onClose}>
          {intl.t('cancelOrder.keep')}
        </Button>
      )}
    </>
  );
}

function getConfirmWords(isInPart: boolean): CancelWords {
  const text = isInPart ? 'cancelOrder.confirmPart' : 'cancelOrder.confirm';
  return { icon: ALERT_ICON, title: 'cancelOrder.confirmTitle', text };
}

function getWords(
  step: CancelStep,
  { isOfItems, isInPart }: Pick<CancelOrderDialogProps, 'isOfItems' | 'isInPart'>,
): CancelWords {
  switch (step.status) {
    case 'idle':
      return getConfirmWords(isInPart);
    case 'loading':
      return {
        icon: CLOCK_ICON,
        title: isOfItems ? 'cancelOrder.sendingItemsTitle' : 'cancelOrder.sendingTitle',
        text: step.isChecking ? 'cancelOrder.checking' : 'cancelOrder.sending',
      };
    case 'complete':
      return { icon: CHECK_ICON, title: 'cancelOrder.completeTitle', text: 'cancelOrder.complete' };
    case 'pending':
      return { icon: CLOCK_ICON, title: 'cancelOrder.pendingTitle', text: 'cancelOrder.pending' };
    case 'lines':
      return { icon: getLinesIcon(step.lines), title: getLinesTitle(step.lines), text: 'cancelOrder.itemsComplete' };
    case 'changed':
      return { icon: ALERT_ICON, title: 'cancelOrder.changedTitle', text: 'cancelOrder.changed' };
    case 'unavailable':
      return { icon: ALERT_ICON, title: 'cancelOrder.unavailableTitle', text: 'cancelOrder.unavailable' };
    case 'expired':
      return { icon: CLOCK_ICON, title: 'cancelOrder.expiredTitle', text: 'cancelOrder.expired' };
    case 'failed':
      return { icon: ALERT_ICON, ...getOrderCancelFailure(step.failure, isOfItems) };
  }
}

const ORDER_FAILED: CancelFailureWords = {
  failedTitle: 'cancelOrder.failedTitle',
  failed: 'cancelOrder.failed',
  throttled: 'cancelOrder.throttled',
  forbidden: 'cancelOrder.forbidden',
  uncertainTitle: 'cancelOrder.uncertainTitle',
  uncertain: 'cancelOrder.uncertain',
  unreadable: 'cancelOrder.unreadable',
};
const ITEMS_FAILED: CancelFailureWords = {
  ...ORDER_FAILED,
  failedTitle: 'cancelOrder.itemsFailedTitle',
  uncertainTitle: 'cancelOrder.uncertainItemsTitle',
};

/** The message for a failed cancellation of an order, or of some items. */
export function getOrderCancelFailure(failure: Failure, isOfItems: boolean): FailureMessage {
  return getCancelFailureMessage(failure, isOfItems ? ITEMS_FAILED : ORDER_FAILED);
}
