/**
 * A module that is fetched when it is first needed, and at hand from then on. A promise takes a turn of the page's own even where there
 * is nothing to wait for.
 *
 * @returns what gives it: at once when it came before, nothing where it does not come; the next call tries again
 */
export function createLazyLoader<Module extends object>(
  load: () => Promise<Module>,
): () => Module | Promise<Module | undefined> {
  let known: Module | undefined;
  return () =>
    known ??
    load().then(
      (loaded) => (known = loaded),
      () => undefined,
    );
}
