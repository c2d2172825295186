/**
 * Returns the browser's own copy of a string. A rendered text is stored in the document anyway; reading it back shares that storage, so
 * the text is in memory once instead of twice.
 */
export function toSharedText(text: string): string {
  return document.createTextNode(text).data;
}
