/** Posts a message to the parent page. Returns false, and sends nothing, if there is no parent or its origin is a different one. */
export function askParent(message: object, origin: string): boolean {
  if (window.parent === window) return false;
  // Not every browser exposes the parent's origin; `postMessage` delivers only to the given origin in any case.
  const around = (location as { readonly ancestorOrigins?: DOMStringList }).ancestorOrigins?.[0];
  if (around !== undefined && around !== origin) return false;
  window.parent.postMessage(message, origin);
  return true;
}
