import { useId, type ReactNode } from 'react';
import { LABEL_MAIL_DAYS } from './model/label-mail-days.js';
import type { LabelDispatch } from '../../returns/labels/model/return-label.js';
import { useIntl } from '../../app/context/use-intl.js';
import { useLabelSending } from './use-label-sending.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import type { IconShape } from '../../ui/icon.js';
import { ALERT_ICON } from '../../ui/icons/alert-icon.js';
import { CHECK_ICON } from '../../ui/icons/check-icon.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { LABEL_ICON } from '../../ui/icons/label-icon.js';
import type { SendingState } from './store/label-sendings.js';
import { getSendingWords } from './get-sending-words.js';
import { SendingActions } from './sending-actions.js';
import { SendingWait } from './sending-wait.js';

export interface SendingBoxProps {
  readonly returnNumber: string;
  readonly dispatch: LabelDispatch;
  /** To the label itself: the way on where it could not be sent; absent where there is none. */
  readonly onGet?: (() => void) | undefined;
  readonly onClose: () => void;
}

const ICONS: Readonly<Record<SendingState['status'], IconShape>> = {
  idle: LABEL_ICON,
  loading: CLOCK_ICON,
  sent: CHECK_ICON,
  failed: ALERT_ICON,
};

/** The one box of a label that is sent: asks first, waits, and says how it ended. Closed while it waits, it goes on. */
export function SendingBox({ returnNumber, dispatch, onGet, onClose }: SendingBoxProps): ReactNode {
  const intl = useIntl();
  const waitId = useId();
  const { state, send, dismiss } = useLabelSending(returnNumber, dispatch);
  const { title, text } = getSendingWords(state, dispatch);
  const isBusy = state.status === 'loading';
  const said = intl.t(text, LABEL_MAIL_DAYS);
  const handleClose = (): void => {
    onClose();
    dismiss();
  };
  return (
    <Dialog
      icon={ICONS[state.status]}
      title={intl.t(title)}
      news={isBusy && state.isSlow ? said : ''}
      onClose={handleClose}
      actions={<SendingActions state={state} waitId={waitId} onSend={send} onClose={handleClose} />}
    >
      <p>{said}</p>
      {state.status === 'failed' && <SendingWait id={waitId} failure={state.failure} />}
      {dispatch === 'email' && onGet && hasFailed(state) && (
        <NextStep
          onGet={() => {
            dismiss();
            onGet();
          }}
        />
      )}
    </Dialog>
  );
}

function hasFailed(state: SendingState): boolean {
  return state.status === 'failed' && !state.failure.isUncertain;
}

/** What is left where no e-mail came. */
function NextStep({ onGet }: { readonly onGet: () => void }): ReactNode {
  const intl = useIntl();
  return (
    <div className="label-next">
      <p className="message-title">{intl.t('returnLabel.nextTitle')}</p>
      <p>{intl.t('returnLabel.next')}</p>
      <Button kind="text" onPress={onGet}>
        {intl.t('returnLabel.get')}
      </Button>
    </div>
  );
}
