import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/use-intl.js';
import type { SendingState } from './store/label-sendings.js';
import { Button } from '../../ui/button.js';
import { SendingFailed, type SendingHandlers } from './sending-failed.js';

export interface SendingActionsProps extends SendingHandlers {
  readonly state: SendingState;
}

/** The ways on from each state of a label that is sent. */
export function SendingActions({ state, ...handlers }: SendingActionsProps): ReactNode {
  const intl = useIntl();
  const { onSend, onClose } = handlers;
  if (state.status === 'failed') return <SendingFailed failure={state.failure} {...handlers} />;
  if (state.status === 'sent') {
    return (
      <Button kind="primary" onPress={onClose}>
        {intl.t('returnLabel.done')}
      </Button>
    );
  }
  const isBusy = state.status === 'loading';
  return (
    <>
      <Button kind="primary" isBusy={isBusy} onPress={onSend}>
        {intl.t('returnLabel.send')}
      </Button>
      <Button kind="secondary" onPress={onClose}>
        {intl.t(isBusy ? 'returnLabel.close' : 'returnLabel.notNow')}
      </Button>
    </>
  );
}
