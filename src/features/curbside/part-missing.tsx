import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/scope-context.js';
import { MissingPart } from '../../ui/missing-part.js';

/** What is known cannot be shown. */
export function PartMissing({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const words = {
    title: intl.t('failure.networkTitle'),
    text: intl.t('failure.chunkLoad'),
    retry: intl.t('failure.retry'),
  };
  return <MissingPart {...words} onRetry={onRetry} />;
}
