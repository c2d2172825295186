/**
 * The name of a data file. The mark is derived from all files of a kind and changes with any of them, so that each can be cached forever.
 * The build writes the files under these names, and the tag requests them.
 */
export function toDataFileName(kind: 'locale' | 'market', name: string, mark: string): string {
  return `${kind}-${name}-${mark}.json`;
}
