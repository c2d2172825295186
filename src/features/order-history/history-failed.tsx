import { useRef, type ReactNode } from 'react';
import type { Failure } from '../../http/model/failure.js';
import { useIntl } from '../../app/context/element-context.js';
import { getReadFailureMessage } from '../../i18n/failure-message.js';
import { focusHeading } from '../../ui/screen-heading.js';
import { MessageBox } from '../../ui/message-box.js';
import { HistoryFailureActions } from './history-failure-actions.js';

export interface HistoryFailedProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** The orders could not be read: why, and one thing to do. */
export function HistoryFailed({ failure, onRetry }: HistoryFailedProps): ReactNode {
  const intl = useIntl();
  const box = useRef<HTMLDivElement>(null);
  const { title, text } = getReadFailureMessage(failure);

  /** The message goes with its button, and the focus with both. */
  function handleRetry(): void {
    focusHeading(box.current);
    onRetry();
  }

  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(title)} isAlert>
      <p>{intl.t(text)}</p>
      <HistoryFailureActions failure={failure} onRetry={handleRetry} />
    </MessageBox>
  );
}
