import type { ReactNode } from 'react';
import type { ReturnRefusal } from '../../domain/order-details.js';
import { useIntl } from '../../host/use-intl.js';
import { useOrderUrls } from '../../host/use-order-urls.js';
import { ExternalLink } from '../../ui/external-link.js';

export interface RowRefusalProps {
  readonly id: string;
  readonly refusal: ReturnRefusal | undefined;
}

/** Why a row cannot go back: in the service's words with their link (they are one where it has no words of its own), or in ours where it sent none. */
export function RowRefusal({ id, refusal }: RowRefusalProps): ReactNode {
  const intl = useIntl();
  const { toUrl } = useOrderUrls();
  const { text, linkText, url } = refusal ?? { text: intl.t('returnWizard.notReturnable') };
  const href = toUrl(url);
  return (
    <p className="return-why item-details" id={id} dir="auto">
      {linkText === undefined ? <ExternalLink href={href}>{text}</ExternalLink> : text}
      {linkText !== undefined && href !== undefined && (
        <>
          {' '}
          <ExternalLink href={href}>{linkText}</ExternalLink>
        </>
      )}
    </p>
  );
}
