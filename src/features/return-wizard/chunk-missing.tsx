import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/scope-context.js';
import { MissingAlert } from '../../ui/missing-alert.js';

/** Something that the wizard needs did not come, and the way to ask for it again. */
export function ChunkMissing({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const words = {
    title: intl.t('failure.networkTitle'),
    text: intl.t('readFailure.chunkLoad'),
    retry: intl.t('failure.retry'),
  };
  return <MissingAlert {...words} onRetry={onRetry} />;
}
