import type { ExchangePreviewResult } from './use-exchange-preview.js';
import type { Intl18n } from '../../../i18n/create-intl.js';

/** Why an exchange cannot go on before its preview is there; nothing where it is, or none is needed (returns, section 5). */
export function formatPreviewWait({ units, load }: ExchangePreviewResult, intl: Intl18n): string | undefined {
  if (units.length === 0 || load.status === 'ready') return undefined;
  return intl.t(load.status === 'failed' ? 'returnPreview.whyFailed' : 'returnPreview.whyLoading');
}
