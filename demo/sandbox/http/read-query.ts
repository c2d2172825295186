/** The query keys of a request besides its filters. The values of a key that comes twice stand together, which no field allows. */
export function readQuery(query: URLSearchParams): Record<string, string> {
  const names = [...new Set(query.keys())].filter((name) => name !== 'filter');
  return Object.fromEntries(names.map((name) => [name, query.getAll(name).join()]));
}
