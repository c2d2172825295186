import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Failure } from '../../../http/model/failure.js';
import { signIn } from '../../../app/navigation/sign-in.js';
import { useHelpLink } from '../../../app/navigation/use-help-link.js';
import { useIntl, useScope } from '../../../app/context/scope-context.js';
import { useWait } from '../../../app/context/use-wait.js';
import type { MessageId } from '../../../i18n/create-intl.js';
import { Button } from '../../../ui/button.js';
import { ExternalLink } from '../../../ui/external-link.js';
import { focusHeading } from '../../../ui/focus-heading.js';
import { MessageBox } from '../../../ui/message-box.js';

export interface NoPaymentProps {
  readonly title: string;
  /** Absent where what the service named is no way to pay. */
  readonly failure: Failure | undefined;
  /** Tried again already, and perhaps it takes long. */
  readonly wait: 'none' | 'busy' | 'slow';
  readonly onRetry: () => void;
}

/** The order is shown without a way to pay: quietly, and with a way on. */
export function NoPayment({ title, failure, wait, onRetry }: NoPaymentProps): ReactNode {
  const intl = useIntl();
  const waitId = useId();
  const box = useRef<HTMLDivElement>(null);
  const pause = useWait(failure?.retryAt ?? 0);

  // A layout effect: while it is undone, the message is still in the page. It goes with its button, and the focus with both.
  useLayoutEffect(() => {
    const { current } = box;
    return () => {
      const root = current?.getRootNode();
      if (root instanceof ShadowRoot && current?.contains(root.activeElement)) focusHeading(current);
    };
  }, []);

  return (
    <MessageBox boxRef={box} tone="neutral" title={title}>
      <p>{intl.t(wait === 'slow' ? 'payOrder.slow' : getText(failure))}</p>
      {pause && (
        <p className="figures" id={waitId}>
          {intl.t(pause.isLong ? 'payOrder.waitUntil' : 'payOrder.wait', { time: pause.time })}
        </p>
      )}
      <WayOn failure={failure} isBusy={wait !== 'none'} waitId={pause && waitId} onRetry={onRetry} />
    </MessageBox>
  );
}

interface WayOnProps extends Pick<NoPaymentProps, 'failure' | 'onRetry'> {
  readonly isBusy: boolean;
  /** Id of the text that says how long to wait; absent where nothing has to be waited for. */
  readonly waitId: string | undefined;
}

/** Sign in, try again, or ask somebody. */
function WayOn({ failure, isBusy, waitId, onRetry }: WayOnProps): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  const { contact } = useHelpLink();
  const isSignedOut = failure?.status === 401;
  return (
    <>
      {isSignedOut && (
        <p>
          <Button kind="text" onPress={() => signIn(scope)}>
            {intl.t('orderDetail.signIn')}
          </Button>
        </p>
      )}
      {failure?.retryable || isSignedOut ? (
        <Button kind="text" isBusy={isBusy} isDisabled={waitId !== undefined} reasonId={waitId} onPress={onRetry}>
          {intl.t('failure.retry')}
        </Button>
      ) : (
        contact !== undefined && (
          <p>
            <ExternalLink href={contact}>{intl.t('failure.contact')}</ExternalLink>
          </p>
        )
      )}
    </>
  );
}

function getText(failure: Failure | undefined): MessageId {
  if (failure?.status === 401) return 'payOrder.signIn';
  if (!failure?.retryable) return 'payOrder.refused';
  if (failure.code === 'offline') return 'payOrder.offline';
  return failure.code === 'chunk-load' ? 'failure.chunkLoad' : 'payOrder.failed';
}
