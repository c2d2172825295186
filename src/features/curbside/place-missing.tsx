import type { ReactNode } from 'react';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { ExternalLink } from '../../ui/external-link.js';
import { MessageBox } from '../../ui/message-box.js';

/** The address does not say which order, which store or which spot. */
export function PlaceMissing(): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  return (
    <MessageBox tone="critical" title={intl.t('curbsideStage.missingTitle')}>
      <p>{intl.t('curbsideStage.missing')}</p>
      <p>
        <ExternalLink href={scope.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
      </p>
    </MessageBox>
  );
}
