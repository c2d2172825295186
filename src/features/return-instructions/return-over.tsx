import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/use-intl.js';
import { MessageBox } from '../../ui/message-box.js';
import { INFO_ICON } from '../../ui/icons/info-icon.js';

/** Nothing is left to be done: it went back, was refused, or the time for it is over. */
export function ReturnOver(): ReactNode {
  const intl = useIntl();
  return (
    <MessageBox tone="neutral" icon={INFO_ICON} title={intl.t('returnGuide.overTitle')}>
      <p>{intl.t('returnGuide.over')}</p>
    </MessageBox>
  );
}
