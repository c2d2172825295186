import { useEffect } from 'react';
import type { MessageId } from '../../i18n/create-intl.js';
import { useScope, useIntl } from './scope-context.js';

/** Announces once that something takes longer than usual. */
export function useSlowNotice(isSlow: boolean, id: MessageId): void {
  const intl = useIntl();
  const { platform } = useScope();
  useEffect(() => {
    if (isSlow) platform.announce(intl.t(id));
  }, [isSlow, id, intl, platform]);
}
