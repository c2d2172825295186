/** Waits until every promise that can settle has settled. */
export async function settle(): Promise<void> {
  // Bodies of answers are streams, which need a few turns of the real event loop.
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
