import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/use-intl.js';
import { useKiosk } from './use-kiosk.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';

/** The rest of the time is read out once more when it has come down to this. */
const LAST_SECONDS = 10;

/** Asks whether anybody is still there, and says how long it waits for an answer. No answer is one. */
export function IdleQuestion(): ReactNode {
  const intl = useIntl();
  const { secondsLeft, stay, end } = useKiosk();
  if (secondsLeft === undefined) return null;
  return (
    <Dialog
      title={intl.t('kiosk.title')}
      news={secondsLeft > LAST_SECONDS ? '' : intl.t('kiosk.text', { seconds: LAST_SECONDS })}
      onClose={stay}
      actions={
        <>
          <Button kind="primary" onPress={stay}>
            {intl.t('kiosk.stay')}
          </Button>
          <Button kind="secondary" onPress={end}>
            {intl.t('kiosk.end')}
          </Button>
        </>
      }
    >
      <p>{intl.t('kiosk.text', { seconds: secondsLeft })}</p>
    </Dialog>
  );
}
