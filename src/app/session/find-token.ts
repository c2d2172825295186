import type { TokenRequest } from '../configuration/adapter.js';
import type { ElementContext } from '../context/element-context.js';

/** The longest wait for `getAccessToken`: a page whose promise never settles must not block a call forever. */
const TOKEN_PATIENCE_MS = 10_000;

/** Gets the member's token from the page, unchecked; absent for guests. Never rejects. */
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
    // Some pages return an empty token if no member is signed in.
    return token === null || token === '' ? undefined : token;
  } catch {
    // Do not log the reason: its text comes from the page and may contain secrets.
    port.warn('adapter.getAccessToken() threw or rejected; no token is sent.');
    return undefined;
  } finally {
    stop();
  }
}
