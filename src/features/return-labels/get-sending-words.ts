import type { Failure } from '../../http/model/failure.js';
import type { LabelDispatch } from '../../returns/labels/model/return-label.js';
import type { MessageId } from '../../i18n/message-id.js';
import type { SendingState } from './store/label-sendings.js';

export interface SendingWords {
  readonly title: MessageId;
  readonly text: MessageId;
}

/** What the box of a label that is sent says, by where that stands (returns, section 8). */
export function getSendingWords(state: SendingState, dispatch: LabelDispatch): SendingWords {
  const isEmail = dispatch === 'email';
  switch (state.status) {
    case 'idle':
      return isEmail
        ? { title: 'returnLabel.emailTitle', text: 'returnLabel.emailAsk' }
        : { title: 'returnLabel.mailTitle', text: 'returnLabel.mailAsk' };
    case 'loading':
      return {
        title: 'returnLabel.sendingTitle',
        text: state.isSlow ? 'returnLabel.sendingSlow' : 'returnLabel.sending',
      };
    case 'sent':
      return isEmail
        ? { title: 'returnLabel.emailSentTitle', text: 'returnLabel.emailSent' }
        : { title: 'returnLabel.mailSentTitle', text: 'returnLabel.mailSent' };
    case 'failed':
      return getFailureWords(state.failure, isEmail);
  }
}

function getFailureWords(failure: Failure, isEmail: boolean): SendingWords {
  if (failure.isUncertain) {
    return {
      title: 'returnLabel.unknownTitle',
      text: isEmail ? 'returnLabel.unknownEmail' : 'returnLabel.unknownMail',
    };
  }
  const title = isEmail ? 'returnLabel.emailFailedTitle' : 'returnLabel.mailFailedTitle';
  return { title, text: getReason(failure) };
}

function getReason({ code, status, retryable }: Failure): MessageId {
  if (status === 401) return 'returnLabel.sendSignIn';
  if (code === 'offline') return 'returnLabel.sendOffline';
  if (code === 'chunk-load') return 'failure.chunkLoad';
  if (status === 429 || status === 503) return 'returnLabel.sendBusy';
  return retryable ? 'returnLabel.sendFailed' : 'returnLabel.sendRefused';
}
