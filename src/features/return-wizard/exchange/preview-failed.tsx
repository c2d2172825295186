import { useId, type ReactNode } from 'react';
import { navigateFromOrder } from '../../../orders/leave-order.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { useScope } from '../../../app/context/scope-context.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';

export interface PreviewFailedProps {
  readonly orderNumber: string;
  /** How often it was asked for in vain. */
  readonly failures: number;
  readonly onRetry: () => void;
}

/** Nobody knows what the exchange comes to: once more, and after that, back to the order (returns, section 4). */
export function PreviewFailed({ orderNumber, failures, onRetry }: PreviewFailedProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const whyId = useId();
  const isFirst = failures <= 1;
  const handleLeave = (): void => navigateFromOrder(scope, { route: 'salesDetail', orderNumber });
  return (
    <Dialog
      title={intl.t('returnPreview.title')}
      onClose={isFirst ? onRetry : handleLeave}
      actions={
        <>
          <Button kind="primary" onPress={onRetry}>
            {intl.t('failure.retry')}
          </Button>
          <Button kind="secondary" isDisabled={isFirst} reasonId={isFirst ? whyId : undefined} onPress={handleLeave}>
            {intl.t('returnPreview.cancel')}
          </Button>
        </>
      }
    >
      <p>{intl.t(isFirst ? 'returnPreview.failed' : 'returnPreview.failedAgain')}</p>
      {isFirst && (
        <p className="item-details" id={whyId}>
          {intl.t('returnPreview.whyNoCancel')}
        </p>
      )}
    </Dialog>
  );
}
