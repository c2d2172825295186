import type { ComponentType, ReactNode } from 'react';
import type { Failure } from '../../../http/model/failure.js';
import { useHelpLink } from '../../../app/context/use-is-mobile.js';
import { signInFromOrder } from '../../../orders/leave-order.js';
import { useIntl, useElementContext } from '../../../app/context/element-context.js';
import { useNow } from '../../../app/context/use-now.js';
import { Button } from '../../../ui/button.js';
import { LinkButton } from '../../../ui/link-button.js';
import type { CancelState } from './store/cancellation.js';

export interface CancelActionsProps extends CancelHandlers {
  readonly step: CancelStep;
  readonly reasonId?: ConfirmProps['reasonId'];
  /** The buttons that confirm or dismiss it. */
  readonly Confirm: ComponentType<ConfirmProps>;
  /** Id of the text that says how long to wait. */
  readonly waitId: string;
}

export interface ConfirmProps extends CancelHandlers {
  readonly isBusy: boolean;
  /** Id of the text that says what the shopper has to choose first; set while the button is disabled. */
  readonly reasonId?: string | undefined;
}

/** The buttons for each state of a cancellation. */
export function CancelActions({ step, Confirm, reasonId, waitId, onCancel, onClose }: CancelActionsProps): ReactNode {
  const intl = useIntl();
  switch (step.status) {
    case 'idle':
    case 'loading':
      return <Confirm isBusy={step.status === 'loading'} reasonId={reasonId} onCancel={onCancel} onClose={onClose} />;
    case 'complete':
    case 'pending':
      return (
        <Button kind="primary" onPress={onClose}>
          {intl.t('cancelOrder.done')}
        </Button>
      );
    case 'failed':
      return (
        <>
          <FailureActions failure={step.failure} waitId={waitId} onCancel={onCancel} />
          <HelpButton kind={hasNextTry(step.failure) ? 'secondary' : 'primary'} />
        </>
      );
    default:
      return <HelpButton kind="primary" />;
  }
}

interface FailureActionsProps extends Pick<CancelHandlers, 'onCancel'>, Pick<CancelActionsProps, 'waitId'> {
  readonly failure: Failure;
}

/** Sign in again, or retry once the service's wait is over. */
function FailureActions({ failure, waitId, onCancel }: FailureActionsProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { status, retryAt = 0 } = failure;
  const now = useNow(retryAt);
  if (status === 401) {
    return (
      <>
        <Button kind="primary" onPress={() => signInFromOrder(context)}>
          {intl.t('orderDetail.signIn')}
        </Button>
        <Button kind="secondary" onPress={onCancel}>
          {intl.t('failure.retry')}
        </Button>
      </>
    );
  }
  if (!hasNextTry(failure)) return null;
  const isWaiting = now < retryAt;
  return (
    <Button kind="primary" isDisabled={isWaiting} reasonId={isWaiting ? waitId : undefined} onPress={onCancel}>
      {intl.t('failure.retry')}
    </Button>
  );
}

/** Whether the shopper can do something about a failure here: sign in again, or retry. */
function hasNextTry({ status, retryable, isUncertain }: Failure): boolean {
  return status === 401 || retryable || isUncertain === true;
}

interface HelpButtonProps {
  /** Primary if it is the only way out. */
  readonly kind: 'primary' | 'secondary';
}

/** Help by telephone on a phone if the page gives a number, otherwise by the contact page. */
export function HelpButton({ kind }: HelpButtonProps): ReactNode {
  const intl = useIntl();
  const { phone, contact } = useHelpLink();
  return (
    <LinkButton kind={kind} href={phone ?? contact}>
      {intl.t(phone === undefined ? 'failure.contact' : 'cancelOrder.call')}
    </LinkButton>
  );
}

/** What the dialog shows. `expired`: the time limit for cancelling has passed. */
export type CancelStep = CancelState | { readonly status: 'expired' };

export interface CancelHandlers {
  /** Confirms the cancellation, retries it, or returns to the choice. */
  readonly onCancel: () => void;
  readonly onClose: () => void;
}
