import type { LateLinkName } from '../configuration/adapter.js';
import type { SafeUrl } from '../../http/model/safe-url.js';
import type { ElementContext } from '../context/element-context.js';

/** Where each lies below `{siteUrl}/{country}/{locale}` unless the page says otherwise. */
const PATHS: Readonly<Record<LateLinkName, string>> = {
  cart: '/cart',
  checkout: '/checkout',
  customProduct: '/u',
  faq: '/help/faq',
  review: '/review',
  withdrawal: '/help/withdrawal',
};

/** The address of a link that no first screen shows, through the URL gate. */
export function findLazyLink(context: ElementContext, name: LateLinkName): SafeUrl | undefined {
  return context.findLink(name, PATHS[name]);
}

/** In a path, these lead elsewhere. */
const DOTS = /^\.*$/;

/** The address of something below a link, by its own name, which stays one part of the path: a review by its style, a product by its path name. */
export function findLinkBelow(
  context: ElementContext,
  name: LateLinkName,
  part: string | undefined,
): SafeUrl | undefined {
  const address = findLazyLink(context, name);
  if (address === undefined || part === undefined || DOTS.test(part)) return undefined;
  const url = new URL(address);
  // Half a sign has no form in an address.
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${encodeURIComponent(part.replace(/\p{Surrogate}/gu, ''))}`;
  // What is put behind a path changes neither the scheme nor the host.
  return url.href as SafeUrl;
}

/** The page's query asks for reviews (`writeReview=true`). */
export function isReviewRequested({ platform }: ElementContext): boolean {
  return platform.address().searchParams.get('writeReview') === 'true';
}
