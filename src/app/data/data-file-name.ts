/**
 * Name of a data file. The mark is made from all files of its kind and changes with any of them, so that each can be cached for good. The
 * build writes it, the tag asks for it.
 */
export function toDataFileName(kind: 'locale' | 'market', name: string, mark: string): string {
  return `${kind}-${name}-${mark}.json`;
}
