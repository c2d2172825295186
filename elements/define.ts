import type { TagDefinition } from './bridge/to-element.js';

/** Registers a tag. Does nothing on a server or if it is registered already; warns if another version is. */
export function defineTag({ tag, create }: TagDefinition): void {
  if (typeof customElements === 'undefined') return;
  const known = customElements.get(tag) as { readonly version?: string } | undefined;
  if (!known) return customElements.define(tag, create());
  if (known.version === __ORDERS_VERSION__) return;
  console.warn(
    `<${tag}> ${__ORDERS_VERSION__} was loaded, but ${known.version ?? 'something else'} is registered already and stays.`,
  );
}
