export interface SavedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /**
   * The file that opens in a tab instead: a document without its style, which a script adds. A document that a page opens is subject to the
   * page's policy, which may forbid inline styles.
   */
  readonly opened?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly style: string };
}

/** Long enough for the browser to save the file, or for a new tab to load it. */
const URL_LIFETIME_MS = 60_000;

/** Saves a file as a download, under the given name. */
export function saveFile({ name, mediaType, bytes }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // The link is not in the document, so that the page's click listeners do not handle it.
  link.click();
  // The browser reads the URL in a later task.
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
}

/**
 * Opens a file in a new tab and prints it if the browser allows that; if the browser opens no tab, it saves the file. It uses no frame or
 * image in the page, because page policies may forbid those.
 */
export function openFile(file: SavedFile, isToPrint: boolean): void {
  const { opened } = file;
  const url = URL.createObjectURL(new Blob([(opened ?? file).bytes], { type: file.mediaType }));
  const tab = open(url, '_blank');
  setTimeout(() => URL.revokeObjectURL(url), URL_LIFETIME_MS);
  if (!tab) return saveFile(file);
  tab.addEventListener('load', () => {
    if (opened) applyStyle(tab, opened.style);
    if (isToPrint) tab.print();
  });
}

/** Adds a style to the tab's document. A policy does not restrict a constructed style sheet, which must come from the tab's own window. */
function applyStyle(tab: Window, style: string): void {
  const sheet = new (tab as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync(style);
  tab.document.adoptedStyleSheets = [sheet];
}
