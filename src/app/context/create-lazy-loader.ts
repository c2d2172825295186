/**
 * Creates a loader of a module that is imported on first use and available synchronously afterwards. Awaiting it every time would cost a
 * microtask even once it is loaded.
 *
 * @returns the loader: it returns the module at once if it is loaded, or else a promise, which resolves to `undefined` if loading fails;
 *   the next call tries again
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
