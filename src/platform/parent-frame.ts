/** Asks the page around this one for something. Gives false where there is none, or one of another origin than is meant: nothing is sent then. */
export function askParent(message: object, origin: string): boolean {
  if (window.parent === window) return false;
  // Not every browser tells who is around: to others than the origin, it delivers nothing all the same.
  const around = (location as { readonly ancestorOrigins?: DOMStringList }).ancestorOrigins?.[0];
  if (around !== undefined && around !== origin) return false;
  window.parent.postMessage(message, origin);
  return true;
}
