import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Failure } from '../../../http/model/failure.js';
import { signInFromOrder } from '../../../orders/leave-order.js';
import { useEFapiao } from './use-e-fapiao.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { useScope } from '../../../app/context/scope-context.js';
import { useSlowNotice } from '../../../app/context/use-slow-notice.js';
import { getReadFailureMessage } from '../../../i18n/read-failure-message.js';
import { Button } from '../../../ui/button.js';
import { ExternalLink } from '../../../ui/external-link.js';
import { focusHeading } from '../../../ui/focus-heading.js';
import { CHECK_ICON } from '../../../ui/icons/check-icon.js';
import { MessageBox } from '../../../ui/message-box.js';

export interface EFapiaoDownloadProps {
  readonly orderNumber: string;
  /** How often the button was pressed: each asks for the file, unless it is on its way. */
  readonly presses: number;
  readonly onBusy: (isBusy: boolean) => void;
}

/** Fetches the file, and says what became of it. */
export function EFapiaoDownload({ orderNumber, presses, onBusy }: EFapiaoDownloadProps): ReactNode {
  const intl = useIntl();
  const { state, download } = useEFapiao(orderNumber);
  const isBusy = state.status === 'loading';
  useEffect(() => download.start(), [download, presses]);
  // A layout effect: the room that was kept goes in the moment in which what it was kept for takes its place.
  useLayoutEffect(() => onBusy(isBusy), [onBusy, isBusy]);
  useSlowNotice(isBusy && state.isSlow, 'eFapiao.slow');
  if (state.status === 'ready') {
    return (
      <MessageBox tone="success" icon={CHECK_ICON} title={intl.t('eFapiao.savedTitle')} isAlert>
        <p>{intl.t('eFapiao.saved')}</p>
      </MessageBox>
    );
  }
  const onRetry = (): void => download.start();
  if (state.status === 'missing') return <NotThere failure={undefined} onRetry={onRetry} />;
  return state.status === 'failed' && <NotThere failure={state.failure} onRetry={onRetry} />;
}

interface NotThereProps {
  /** Absent where the file is just not ready yet. */
  readonly failure: Failure | undefined;
  readonly onRetry: () => void;
}

/** Why there is no file, and what helps: once more, or whom to ask. */
function NotThere({ failure, onRetry }: NotThereProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = findWords(failure);
  const isSignedOut = failure?.status === 401;

  /** The message goes with its button, and the focus with both. */
  function handleRetry(): void {
    focusHeading(box.current);
    onRetry();
  }

  return (
    <MessageBox boxRef={box} tone={failure ? 'critical' : 'neutral'} title={intl.t(title)} isAlert>
      <p>{intl.t(text)}</p>
      <div className="order-actions">
        {(isSignedOut || failure?.retryable !== false) && (
          <Button kind="text" onPress={isSignedOut ? () => signInFromOrder(scope) : handleRetry}>
            {intl.t(isSignedOut ? 'orderDetail.signIn' : 'failure.retry')}
          </Button>
        )}
        <ExternalLink href={scope.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
      </div>
    </MessageBox>
  );
}

function findWords(failure: Failure | undefined) {
  if (!failure) return { title: 'eFapiao.waitTitle', text: 'eFapiao.wait' } as const;
  const { title, text } = getReadFailureMessage(failure);
  return { title: title === 'readFailure.title' ? ('eFapiao.failedTitle' as const) : title, text };
}
