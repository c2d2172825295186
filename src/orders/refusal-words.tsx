import type { ReactNode } from 'react';
import type { ReturnRefusal } from './model/order-details.js';
import type { SafeUrl } from '../http/model/safe-url.js';
import { ExternalLink } from '../ui/external-link.js';

export interface RefusalWordsProps {
  readonly refusal: Pick<ReturnRefusal, 'text' | 'linkText'>;
  /** The link of the refusal, checked by the URL gate. */
  readonly href: SafeUrl | undefined;
}

/** Why something cannot be returned, with its link: after the reason, or around the reason if the link has no text. */
export function RefusalWords({ refusal: { text, linkText }, href }: RefusalWordsProps): ReactNode {
  if (href === undefined) return text;
  if (linkText === undefined) return <ExternalLink href={href}>{text}</ExternalLink>;
  return (
    <>
      {text} <ExternalLink href={href}>{linkText}</ExternalLink>
    </>
  );
}
