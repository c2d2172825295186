import type { FocusEvent, ReactNode } from 'react';
import type { Order } from '../../domain/order.js';
import { navigateFromOrder } from '../../host/leave-order.js';
import { useIntl } from '../../host/use-intl.js';
import { useRedirect } from '../../host/use-redirect.js';
import type { SubmissionOnShow } from '../../host/use-return-submission.js';
import { useScope } from '../../host/scope-context.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import { SubmitFailed } from './submit-failed.js';
import { SubmitPending } from './submit-pending.js';

export interface SubmitOverlayProps {
  readonly order: Order;
  readonly submission: SubmissionOnShow;
}

/** Over the wizard from the moment it is submitted: that it is under way, that it is done, or that it failed. */
export function SubmitOverlay({ order, submission }: SubmitOverlayProps): ReactNode {
  const { state, retry, dismiss, wasEmailed } = submission;
  const scope = useScope();
  const handleLeave = (): void => {
    dismiss();
    navigateFromOrder(scope, { route: 'salesDetail', orderNumber: order.orderNumber });
  };
  switch (state.status) {
    case 'idle':
      return null;
    case 'loading':
      return <SubmitPending phase={state.phase} isSlow={state.isSlow} isChecking={state.isChecking} />;
    case 'failed':
      return (
        <SubmitFailed
          phase={state.phase}
          failure={state.failure}
          attempts={state.attempts}
          onRetry={retry}
          onLeave={handleLeave}
        />
      );
    case 'done':
      return <SubmitDone {...state} wasEmailed={wasEmailed} />;
  }
}

interface SubmitDoneProps extends Pick<SubmissionOnShow, 'wasEmailed'> {
  readonly returnNumber: string;
  readonly exchangeNumber?: string;
}

/** It is made. The shopper is taken to it, unless they begin to do something here. */
function SubmitDone({ returnNumber, exchangeNumber, wasEmailed }: SubmitDoneProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const handleGo = (): void =>
    navigateFromOrder(scope, {
      route: 'returnDetail',
      orderNumber: returnNumber,
      asks: wasEmailed(returnNumber) ? 'pageView=true&emailSent' : 'pageView',
    });
  const { isStopped, stop } = useRedirect(handleGo);
  /** The headline has the focus from the beginning, so that it is read. */
  const handleFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    if (target.tabIndex >= 0) stop();
  };
  return (
    <div onKeyDown={stop} onPointerDown={stop} onFocus={handleFocus}>
      <Dialog
        icon={CHECK_ICON}
        title={intl.t('returnSubmit.doneTitle')}
        onClose={handleGo}
        actions={
          <Button kind="primary" onPress={handleGo}>
            {intl.t('returnSubmit.show')}
          </Button>
        }
      >
        <p>
          {exchangeNumber === undefined
            ? intl.t('returnSubmit.done', { number: returnNumber })
            : intl.t('returnSubmit.exchangeDone', { number: returnNumber, exchange: exchangeNumber })}
        </p>
        <p className="item-details">{intl.t(isStopped ? 'returnSubmit.stopped' : 'returnSubmit.redirect')}</p>
      </Dialog>
    </div>
  );
}
