/** The demo's base of all calls. */
const BASE = location.origin;

/**
 * A transport of the page (`adapter.service.request`): sends a call with the page's own code. This one uses `fetch` and
 * marks what it sends; a native shell would pass the call to its bridge.
 */
export async function request({ method, path, query, headers, body, signal }) {
  const url = new URL(BASE + path);
  for (const [name, value] of query) url.searchParams.append(name, value);
  const answer = await fetch(url, {
    method,
    headers: { ...headers, 'x-own-transport': 'page' },
    signal,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await readBody(answer) };
}

/** Reads JSON, and anything else as a file. */
async function readBody(answer) {
  const file = await answer.blob();
  try {
    return JSON.parse(await file.text());
  } catch {
    return file;
  }
}
