import type { Transport } from '../../src/http/call-context.js';

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** A page's own transport that passes each call on to `fetch`, and its answer back, as a gateway inside the page does. */
export function createTransport(fetch: Fetch, apiBase: string): Transport {
  return async ({ method, path, query, headers, body, signal }) => {
    const search = query.length === 0 ? '' : `?${new URLSearchParams(query.map((pair) => [...pair])).toString()}`;
    const response = await fetch(`${apiBase}${path}${search}`, {
      ...{ method, headers, signal, redirect: 'manual' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.type === 'opaqueredirect') return { status: 302 };
    return { status: response.status, headers: Object.fromEntries(response.headers), body: await readBody(response) };
  };
}

/** JSON, or the bytes of anything else: a file, or a page that a gateway sent in its place. Undefined if the answer has no body. */
async function readBody(response: Response): Promise<unknown> {
  const bytes = await response.blob();
  if (bytes.size === 0) return undefined;
  try {
    return JSON.parse(await bytes.text()) as unknown;
  } catch {
    return bytes;
  }
}
