import type { ReactNode } from 'react';
import { useHelpLink } from '../../app/navigation/use-help-link.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { ExternalLink } from '../../ui/external-link.js';

/** Whom to ask, after everything else: a store was chosen by itself, and may be the wrong one. */
export function StoreHelp(): ReactNode {
  const intl = useIntl();
  const isOffered = useScope().isFlagOn('enableDorisStoreSelector');
  const { contact } = useHelpLink();
  return (
    isOffered &&
    contact !== undefined && (
      <p className="label-last">
        {intl.t('returnLabel.lastMessage')} <ExternalLink href={contact}>{intl.t('failure.contact')}</ExternalLink>
      </p>
    )
  );
}
