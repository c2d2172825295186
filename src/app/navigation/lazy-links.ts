import type { LinkName } from '../configuration/adapter.js';
import type { SafeUrl } from '../../http/model/safe-url.js';
import type { ElementContext } from '../context/element-context.js';

/** Links that no first screen shows. That of the withdrawal is in `withdrawal-links.tsx`. */
type LazyLinkName = Extract<LinkName, 'cart' | 'checkout' | 'customProduct' | 'faq' | 'review'>;

/** Default paths below `{siteUrl}/{country}/{locale}`. */
const PATHS: Readonly<Record<LazyLinkName, string>> = {
  cart: '/cart',
  checkout: '/checkout',
  customProduct: '/u',
  faq: '/help/faq',
  review: '/review',
};

/** The address of a link that no first screen shows, checked by the URL gate. */
export function findLazyLink(context: ElementContext, name: LazyLinkName): SafeUrl | undefined {
  return context.findLink(name, PATHS[name]);
}

/** As a path segment, `.` or `..` would change the path. */
const DOTS = /^\.*$/;

/** Appends a name to a link as one path segment: a style to the review page, or a path name to the customised product. */
export function findLinkBelow(
  context: ElementContext,
  name: LazyLinkName,
  segment: string | undefined,
): SafeUrl | undefined {
  const address = findLazyLink(context, name);
  if (address === undefined || segment === undefined || DOTS.test(segment)) return undefined;
  const url = new URL(address);
  // A lone surrogate has no URL encoding.
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(segment.replace(/\p{Surrogate}/gu, ''))}`;
  // Appending to the path changes neither the scheme nor the host, so the URL stays safe.
  return url.href as SafeUrl;
}

/** Whether the page's query enables reviews (`writeReview=true`). */
export function isReviewRequested({ platform }: ElementContext): boolean {
  return platform.address().searchParams.get('writeReview') === 'true';
}
