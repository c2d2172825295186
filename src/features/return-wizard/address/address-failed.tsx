import { useId, type ReactNode } from 'react';
import type { Failure } from '../../../http/model/failure.js';
import { signInFromOrder } from '../../../orders/leave-order.js';
import { useIntl, useScope } from '../../../app/context/scope-context.js';
import { useNow } from '../../../app/context/use-now.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { Button } from '../../../ui/button.js';
import { Dialog } from '../../../ui/dialog.js';
import { RetryWait } from '../retry-wait.js';

export interface AddressFailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  readonly onUseOnce: () => void;
  readonly onEdit: () => void;
  readonly onClose: () => void;
}

/** It was not saved, or nobody knows: once more, or without saving it. */
export function AddressFailed({ failure, onRetry, onUseOnce, onEdit, onClose }: AddressFailedProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const waitId = useId();
  const { status, retryable, isUncertain, retryAt = 0 } = failure;
  const isWaiting = useNow(retryAt) < retryAt;
  const canRetry = retryable || isUncertain || status === 401;
  return (
    <Dialog
      title={intl.t('returnAddress.failedTitle')}
      onClose={onClose}
      actions={
        <>
          {status === 401 && (
            <Button kind="secondary" onPress={() => signInFromOrder(scope)}>
              {intl.t('orderDetail.signIn')}
            </Button>
          )}
          {canRetry && (
            <Button kind="primary" isDisabled={isWaiting} reasonId={isWaiting ? waitId : undefined} onPress={onRetry}>
              {intl.t('failure.retry')}
            </Button>
          )}
          <Button kind="secondary" onPress={onUseOnce}>
            {intl.t('returnAddress.useOnce')}
          </Button>
          <Button kind="text" onPress={onEdit}>
            {intl.t('returnAddress.editEntered')}
          </Button>
        </>
      }
    >
      <p>{intl.t(getText(failure))}</p>
      {isWaiting && <RetryWait id={waitId} until={retryAt} />}
    </Dialog>
  );
}

function getText({ code, status, isUncertain }: Failure): MessageId {
  if (isUncertain) return 'returnAddress.uncertain';
  if (code === 'offline') return 'returnAddress.offline';
  return status === 401 ? 'returnAddress.signedOut' : 'returnAddress.failed';
}
