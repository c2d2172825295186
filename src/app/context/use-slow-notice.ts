import { useEffect } from 'react';
import type { MessageId } from '../../i18n/message-id.js';
import { useScope } from './scope-context.js';
import { useIntl } from './use-intl.js';

/** Announces once that something takes longer than usual. */
export function useSlowNotice(isSlow: boolean, id: MessageId): void {
  const intl = useIntl();
  const { platform } = useScope();
  useEffect(() => {
    if (isSlow) platform.announce(intl.t(id));
  }, [isSlow, id, intl, platform]);
}
