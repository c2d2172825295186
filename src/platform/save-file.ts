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
