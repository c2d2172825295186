/** The detail of an `orders-error` without `docs`, which follows from its code in every event. */
export function takeDocs(detail: object): object {
  const { docs, ...rest } = detail as { readonly docs?: unknown; readonly code?: unknown };
  if (docs !== `docs/errors.md#${String(rest.code)}`)
    throw new Error(`The docs of ${String(rest.code)} are ${String(docs)}.`);
  return rest;
}
