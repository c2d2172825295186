import type { Intl18n } from '../../i18n/create-intl.js';
import { useScope } from './scope-context.js';
import { useSlice } from './use-slice.js';

/** The wording of the tag. Features are mounted only when there is one. */
export function useIntl(): Intl18n {
  const intl = useSlice(useScope().settings, (settings) => settings.intl);
  if (!intl) throw new Error('useIntl: ahead of its wording.');
  return intl;
}
