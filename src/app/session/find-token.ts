import type { TokenRequest } from '../configuration/adapter.js';
import type { ElementContext } from '../context/element-context.js';

/** A page that does not answer for its token must not hold a call for ever. */
const TOKEN_PATIENCE_MS = 10_000;

/** Asks the page for the member's token, whatever it gives; absent for guests. Never rejects. */
export async function findToken(
  { platform, port, getWholeAdapter }: ElementContext,
  request: TokenRequest,
): Promise<unknown> {
  const adapter = getWholeAdapter();
  if (!adapter?.getAccessToken) return undefined;
  let stop = (): void => {};
  const patience = new Promise<undefined>((resolve) => {
    stop = platform.after(TOKEN_PATIENCE_MS, () => resolve(undefined));
  });
  try {
    const token: unknown = await Promise.race([adapter.getAccessToken(request), patience]);
    // Pages also write an empty token for nobody.
    return token === null || token === '' ? undefined : token;
  } catch {
    // The reason is the page's own; its text may hold what must not be logged.
    port.warn(`adapter.getAccessToken() rejected; no token is sent.`);
    return undefined;
  } finally {
    stop();
  }
}
