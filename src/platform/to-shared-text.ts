/**
 * The browser's own copy of a text. Drawn, it is in the page anyway; read back from there it is the same text, and so it is kept once
 * instead of twice.
 */
export function toSharedText(text: string): string {
  return document.createTextNode(text).data;
}
