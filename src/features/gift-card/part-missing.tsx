import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/use-intl.js';
import { MissingPart } from '../../ui/missing-part.js';

/** The answer is there, but what shows it is not. */
export function PartMissing({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  const words = {
    title: intl.t('giftCard.failedTitle'),
    text: intl.t('giftCard.chunkLoad'),
    retry: intl.t('failure.retry'),
  };
  return <MissingPart {...words} onRetry={onRetry} />;
}
