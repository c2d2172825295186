export interface SavedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Hands a file to the browser's downloads, under this name. */
export function saveFile({ name, mediaType, bytes }: SavedFile): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  // Not in the page: a page that hears of presses on links hears nothing of this one.
  link.click();
  // The browser takes hold of it in a task of its own.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Long enough for a tab to have taken hold of what it shows. */
const STORED_MS = 60_000;

/**
 * Shows a file in a tab of its own, and has it printed where the browser lets us; where it opens none, the file is saved. No frame and no
 * picture of the page's: policies of pages forbid those.
 */
export function openFile(file: SavedFile, isToPrint: boolean): void {
  const url = URL.createObjectURL(new Blob([file.bytes], { type: file.mediaType }));
  const tab = open(url, '_blank');
  setTimeout(() => URL.revokeObjectURL(url), STORED_MS);
  if (!tab) saveFile(file);
  else if (isToPrint) tab.addEventListener('load', () => tab.print());
}
