import { useId, type ReactNode } from 'react';
import type { Failure } from '../../../http/model/failure.js';
import type { FailureMessage } from '../../../i18n/failure-message.js';
import { useIntl } from '../../../app/context/element-context.js';
import { useWait } from '../../../app/context/use-now.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import type { IconShape } from '../../../ui/icon.js';
import { MessageBox } from '../../../ui/message-box.js';
import { CancelActions, type CancelHandlers, type CancelActionsProps, type CancelStep } from './cancel-actions.js';

/** What the dialog says in one step. */
export interface CancelWords extends FailureMessage {
  readonly icon: IconShape;
}

export interface CancelDialogProps extends CancelHandlers {
  readonly step: CancelStep;
  readonly words: CancelWords;
  /** The values that the text contains. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly Confirm: CancelActionsProps['Confirm'];
  readonly reasonId?: CancelActionsProps['reasonId'];
  /** In place of the usual buttons. */
  readonly actions?: ReactNode;
  /** In place of the text: a form, or a list of results. */
  readonly children?: ReactNode;
}

/**
 * The dialog that cancels something: asks for confirmation, waits and shows the result. Closing it while it waits does not stop the
 * cancellation.
 */
export function CancelDialog(props: CancelDialogProps): ReactNode {
  const { step, words, values, Confirm, reasonId, actions, children, onCancel, onClose } = props;
  const intl = useIntl();
  const waitId = useId();
  const { icon, title, text } = words;
  const isSlow = step.status === 'loading' && step.isSlow;
  const isChecking = step.status === 'loading' && step.isChecking;
  // While the order is checked, the text says that the request is not blindly resent. That matters more than the notice that it takes long.
  const message = intl.t(isSlow && !isChecking ? 'cancelOrder.slow' : text, values);
  return (
    <Dialog
      icon={icon}
      title={intl.t(title)}
      status={isSlow || isChecking ? message : ''}
      isLong={Boolean(children)}
      actions={actions || <CancelActions {...{ step, Confirm, reasonId, waitId, onCancel, onClose }} />}
      closeName={intl.t('dialog.close')}
      onClose={onClose}
    >
      {children || <p>{message}</p>}
      {step.status === 'failed' && <CancelWait id={waitId} failure={step.failure} />}
    </Dialog>
  );
}

interface CancelWaitProps {
  /** Referenced by the disabled button's description. */
  readonly id: string;
  readonly failure: Failure;
}

/** The time until the next try. It changes every second, so it is not a live region. */
function CancelWait({ id, failure }: CancelWaitProps): ReactNode {
  const intl = useIntl();
  const wait = useWait(failure.retryAt ?? 0);
  if (!wait) return null;
  return (
    <p className="figures" id={id}>
      {intl.t(wait.isLong ? 'cancelOrder.waitUntil' : 'cancelOrder.wait', { time: wait.time })}
    </p>
  );
}

interface FailedMeanwhileProps {
  readonly words: FailureMessage;
  readonly onOpen: () => void;
}

/** Shown if the request failed after the dialog was closed or the page reloaded. */
export function FailedMeanwhile({ words: { title, text }, onOpen }: FailedMeanwhileProps): ReactNode {
  const intl = useIntl();
  return (
    <MessageBox tone="critical" title={intl.t(title)} isAlert>
      <p>{intl.t(text)}</p>
      <Button kind="text" onPress={onOpen}>
        {intl.t('failure.retry')}
      </Button>
    </MessageBox>
  );
}
