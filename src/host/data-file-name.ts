/** Name of a data file: changes with its hash, so that it can be cached for good. The build writes it, the tag asks for it. */
export function toDataFileName(kind: 'locale' | 'market', name: string, hash: string): string {
  return `${kind}-${name}-${hash.slice(0, 8).replace(/\W/g, '_')}.json`;
}
