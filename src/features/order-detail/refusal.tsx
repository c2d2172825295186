import type { ReactNode } from 'react';
import type { ReturnRefusal } from '../../domain/order-details.js';
import { useOrderUrls } from '../../host/use-order-urls.js';
import { ExternalLink } from '../../ui/external-link.js';

/** Why something cannot be returned, in the service's words, with its way on. A way on without words of its own has those of the reason. */
export function Refusal({ refusal: { text, linkText, url } }: { readonly refusal: ReturnRefusal }): ReactNode {
  const { toUrl } = useOrderUrls();
  const href = toUrl(url);
  return (
    <p className="item-details" dir="auto">
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
