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

/** Returns the query keys except filters. Values of a repeated key are joined, which no field accepts. */
export function readQuery(query: URLSearchParams): Record<string, string> {
  const names = [...new Set(query.keys())].filter((name) => name !== 'filter');
  return Object.fromEntries(names.map((name) => [name, query.getAll(name).join()]));
}
