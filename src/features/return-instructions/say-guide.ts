import type { GuidedMethod } from './use-return-guide.js';
import type { ReturnGuide } from '../../returns/use-return-rules.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { sayMethod } from '../../i18n/say-method.js';

/** What a page of instructions is called: by the way back, or by the post that takes it. */
export function sayGuide({ kind }: Pick<ReturnGuide, 'kind'>, method: GuidedMethod, intl: Intl18n): string {
  if (kind === 'mail') return intl.t('returnGuide.mailTitle');
  if (kind === 'mailbox') return intl.t('returnGuide.mailboxTitle');
  return sayMethod(method, intl);
}
