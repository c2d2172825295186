import type { ReactNode } from 'react';
import { useHelpLink } from '../../app/navigation/use-help-link.js';
import { useIntl } from '../../app/context/use-intl.js';
import { ExternalLink } from '../../ui/external-link.js';
import { MessageBox } from '../../ui/message-box.js';

/** There is no way back any more, and whom to ask about it. */
export function NoMethod(): ReactNode {
  const intl = useIntl();
  const { phone, contact } = useHelpLink();
  const href = phone ?? contact;
  return (
    <MessageBox tone="neutral" title={intl.t('returnMethod.noneTitle')}>
      <p>{intl.t('returnMethod.none')}</p>
      {href !== undefined && (
        <p>
          <ExternalLink href={href}>{intl.t('failure.contact')}</ExternalLink>
        </p>
      )}
    </MessageBox>
  );
}
