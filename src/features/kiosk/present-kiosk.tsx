import english from '../../../locales/en.json?only=kiosk.&ast';
import { joinKiosk, type Withdrawable } from './join-kiosk.js';
import type { Scope } from '../../app/context/scope.js';
import dialog from '../../ui/styles/dialog.css?inline';
import { IdleQuestion } from './idle-question.js';

/** What draws a tag. */
export interface KioskView extends Withdrawable {
  readonly isConnected: boolean;
  present(presentation: { readonly scope: Scope }): void;
}

/**
 * Draws a tag on a shared device, and watches over it from then on. All that is needed for it comes at once: a kiosk may lose its
 * connection.
 */
export function presentKiosk(scope: Scope, view: KioskView): void {
  if (!view.isConnected) return;
  if (scope.getEnglish()['kiosk.title'] === undefined) scope.addPart({ english, styles: [dialog] });
  joinKiosk(scope, view, <IdleQuestion />);
  view.present({ scope });
}
