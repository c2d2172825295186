import type { GuidedMethod } from './use-return-guide.js';
import type { ReturnGuide } from '../../returns/use-return-rules.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { formatMethod } from '../../i18n/format-method.js';

/** The heading of the instructions: the return method, or a heading of its own for returns by post. */
export function formatGuide({ kind }: Pick<ReturnGuide, 'kind'>, method: GuidedMethod, intl: Intl18n): string {
  if (kind === 'mail') return intl.t('returnGuide.mailTitle');
  if (kind === 'mailbox') return intl.t('returnGuide.mailboxTitle');
  return formatMethod(method, intl);
}
