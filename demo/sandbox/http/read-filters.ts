/** Parses the query keys `filter=name(value)` by name; undefined if one is malformed or repeated. */
export function readFilters(query: URLSearchParams): Record<string, string> | undefined {
  const filters = new Map<string, string>();
  for (const filter of query.getAll('filter')) {
    const [, name, value] = /^([A-Za-z]+)\((.*)\)$/s.exec(filter) ?? [];
    if (name === undefined || value === undefined || filters.has(name)) return undefined;
    filters.set(name, value);
  }
  return Object.fromEntries(filters);
}
