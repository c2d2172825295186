import type { ReactNode } from 'react';
import type { Failure } from '../../http/model/failure.js';
import { useHelpLink } from '../../app/navigation/use-help-link.js';
import { useIntl } from '../../app/context/use-intl.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { ExternalLink } from '../../ui/external-link.js';

export interface CartFailedProps {
  readonly failure: Failure;
  /** It is tried again. */
  readonly isBusy: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** It was not added, and there is no page of the product to go to: because nothing was sent yet, or because there is none. */
export function CartFailed({ failure, isBusy, onRetry, onClose }: CartFailedProps): ReactNode {
  const intl = useIntl();
  const { contact } = useHelpLink();
  const canRetry = failure.code !== 'service-request-cart-item-failure';
  return (
    <Dialog
      title={intl.t('miniCart.failedTitle')}
      onClose={onClose}
      actions={
        <>
          {canRetry ? (
            <Button kind="primary" isBusy={isBusy} onPress={onRetry}>
              {intl.t('failure.retry')}
            </Button>
          ) : (
            <ExternalLink href={contact}>{contact !== undefined && intl.t('failure.contact')}</ExternalLink>
          )}
          <Button kind="secondary" onPress={onClose}>
            {intl.t('miniCart.close')}
          </Button>
        </>
      }
    >
      <p>{intl.t(canRetry ? 'miniCart.unsent' : 'miniCart.failed')}</p>
    </Dialog>
  );
}
