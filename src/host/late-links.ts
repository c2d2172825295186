import type { LateLinkName } from './adapter.js';
import type { Scope } from './scope.js';

/** Where each lies below `{siteUrl}/{country}/{locale}` unless the page says otherwise. */
const PATHS: Readonly<Record<LateLinkName, string>> = { faq: '/help/faq', review: '/review' };

/** The address of a link that no first screen shows, through the URL gate. */
export function findLateLink(scope: Scope, name: LateLinkName): string | undefined {
  return scope.findLink(name, PATHS[name]);
}

/** Where a review of a product is written: by the code of its style in its colour. */
export function findReviewLink(scope: Scope, styleColor: string | undefined): string | undefined {
  const address = findLateLink(scope, 'review');
  if (address === undefined || styleColor === undefined) return undefined;
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(styleColor)}`;
  return url.href;
}

/** The page's query asks for reviews (`writeReview=true`). */
export function isReviewAsked({ platform }: Scope): boolean {
  return platform.address().searchParams.get('writeReview') === 'true';
}
