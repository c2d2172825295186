/** Whether the browser has a clipboard for this page: only in secure contexts. */
export function hasClipboard(): boolean {
  // Typed as always present, which it is not on plain http.
  return (navigator.clipboard as Clipboard | undefined) !== undefined;
}

/** Copies a text. Rejects if the browser, or the page around a frame, does not allow it. */
export function copyText(text: string): Promise<void> {
  return navigator.clipboard.writeText(text);
}
