import type { ReactNode } from 'react';
import type { ReturnRefusal } from './model/order-details.js';
import type { SafeUrl } from '../http/model/safe-url.js';
import { useOrderUrls } from '../app/navigation/use-order-urls.js';
import { ExternalLink } from '../ui/external-link.js';

export interface RefusalProps {
  readonly refusal: ReturnRefusal;
  readonly className?: string;
}

/** Why something cannot be returned, with its link. */
export function Refusal({ refusal, className = 'item-details' }: RefusalProps): ReactNode {
  const { toUrl } = useOrderUrls();
  return (
    <p className={className} dir="auto">
      {drawReason(refusal, toUrl(refusal.url))}
    </p>
  );
}

/** The link follows the reason, or is around it if the link has no text. */
function drawReason({ text, linkText }: ReturnRefusal, href: SafeUrl | undefined): ReactNode {
  if (href === undefined) return text;
  if (linkText === undefined) return <ExternalLink href={href}>{text}</ExternalLink>;
  return (
    <>
      {text} <ExternalLink href={href}>{linkText}</ExternalLink>
    </>
  );
}
