import type { ReactNode } from 'react';
import type { ReturnRefusal } from './model/order-details.js';
import type { SafeUrl } from '../http/model/safe-url.js';
import { ExternalLink } from '../ui/external-link.js';

export interface RefusalWordsProps {
  readonly refusal: Pick<ReturnRefusal, 'text' | 'linkText'>;
  /** Its way on, through the URL gate. */
  readonly href: SafeUrl | undefined;
}

/** Why something cannot be returned, with its way on: behind the reason, or the reason itself where that has no words of its own. */
export function RefusalWords({ refusal: { text, linkText }, href }: RefusalWordsProps): ReactNode {
  if (href === undefined) return text;
  if (linkText === undefined) return <ExternalLink href={href}>{text}</ExternalLink>;
  return (
    <>
      {text} <ExternalLink href={href}>{linkText}</ExternalLink>
    </>
  );
}
