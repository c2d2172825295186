/** Returns the query keys except filters. Values of a repeated key are joined, which no field accepts. */
export function readQuery(query: URLSearchParams): Record<string, string> {
  const names = [...new Set(query.keys())].filter((name) => name !== 'filter');
  return Object.fromEntries(names.map((name) => [name, query.getAll(name).join()]));
}
