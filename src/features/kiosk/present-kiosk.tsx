import type { ReactNode } from 'react';
import english from '../../../locales/en.json?only=kiosk.&ast';
import dialog from '../../ui/styles/dialog.css?inline';
import { joinKiosk, type Withdrawable } from './join-kiosk.js';
import { type ElementContext, useIntl, useElementContext, useSlice } from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import type { KioskSession } from '../../app/session/kiosk-session.js';
import { getPageRegistry } from '../../app/state/registry.js';

/** What draws a tag. */
export interface KioskView extends Withdrawable {
  readonly isConnected: boolean;
  present(presentation: { readonly context: ElementContext }): void;
}

/**
 * Draws a tag on a shared device, and watches over it from then on. All that is needed for it comes at once: a kiosk may lose its
 * connection.
 */
export function presentKiosk(context: ElementContext, view: KioskView): void {
  if (!view.isConnected) return;
  if (context.getEnglish()['kiosk.title'] === undefined) context.addLazyModule({ english, styles: [dialog] });
  joinKiosk(context, view, <IdleQuestion />);
  view.present({ context });
}

/** The rest of the time is read out once more when it has come down to this. */
const LAST_SECONDS = 10;

/** Asks whether anybody is still there, and says how long it waits for an answer. No answer is one. */
function IdleQuestion(): ReactNode {
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

interface KioskResult {
  /** How long the question waits for its answer; absent where this tag asks nothing. */
  readonly secondsLeft: number | undefined;
  /** More time. */
  stay(): void;
  /** Nobody has to wait who is done. */
  end(): void;
}

/** The session of a shared device, and whether it is about to end. Below a tag that has joined it. */
function useKiosk(): KioskResult {
  const context = useElementContext();
  // The tag that draws this has joined it.
  const kiosk = getPageRegistry().kiosk as KioskSession;
  return {
    secondsLeft: useSlice(kiosk.idle.store, (state) =>
      state.status === 'warning' && kiosk.mayAsk(context) ? state.secondsLeft : undefined,
    ),
    stay: () => kiosk.idle.stay(),
    end: () => kiosk.end('requested'),
  };
}
