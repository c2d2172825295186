import type { Scope } from '../context/scope.js';

/** Where a tag's calls go. */
export interface ServiceAddress {
  /** Absolute, without a slash at its end. */
  readonly base: string;
  readonly origin: string;
}

/**
 * Where a tag's calls go, by its `api-base`. A relative one lies on the page's own origin: the document's base, which injected markup
 * can set, does not count.
 */
export function getServiceAddress({ settings, platform }: Scope): ServiceAddress {
  const { href, origin } = new URL(settings.getState().configuration.apiBase, platform.origin());
  let end = href.length;
  while (href[end - 1] === '/') end -= 1;
  return { base: href.slice(0, end), origin };
}
