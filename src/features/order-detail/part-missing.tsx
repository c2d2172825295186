import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/scope-context.js';
import { MissingAlert } from '../../ui/missing-alert.js';

/** What comes later did not come. */
export function PartMissing({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const words = {
    title: intl.t('failure.networkTitle'),
    text: intl.t('failure.chunkLoad'),
    retry: intl.t('failure.retry'),
  };
  return <MissingAlert {...words} onRetry={onRetry} />;
}
