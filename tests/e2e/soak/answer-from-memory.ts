import type { SoakPage } from './soak-page.js';

/**
 * Replaces the network after its first answers: a repeated request is answered from memory. The order service is the sandbox itself, so a
 * thousand mounts send it only a handful of requests. Runs in the page.
 */
export function answerFromMemory(): void {
  const { soak } = window as unknown as { soak: SoakPage };
  const realFetch = window.fetch;
  const known = new Map<string, Promise<readonly [string, ResponseInit]>>();
  let gate: Promise<void> = Promise.resolve();

  soak.hold = () => {
    let open = (): void => {};
    gate = new Promise((resolve) => (open = resolve));
    return () => open();
  };
  window.fetch = async (input, init = {}) => {
    const { signal, ...lasting } = init;
    const url = input instanceof Request ? input.url : input.toString();
    if (url.includes('/jobs/')) soak.polls += 1;
    soak.pending += 1;
    const given = followSignal(signal);
    try {
      const name = `${init.method ?? 'GET'} ${url}`;
      // Later requests share the first one, so aborting one of them must not cancel it for the others.
      const answer = known.get(name) ?? load(url, lasting);
      known.set(name, answer);
      await Promise.race([gate, given.up]);
      const [body, head] = await Promise.race([answer, given.up]);
      return new Response(body, head);
    } finally {
      given.stop();
      soak.pending -= 1;
    }
  };

  async function load(url: string, init: RequestInit): Promise<readonly [string, ResponseInit]> {
    const { status, headers, ...response } = await realFetch.call(window, url, init).then(async (answered) => ({
      status: answered.status,
      headers: answered.headers,
      text: await answered.text(),
    }));
    return [response.text, { status, headers }];
  }

  /** Removes its listener afterwards, as the real `fetch` does. */
  function followSignal(signal: AbortSignal | null | undefined): { readonly up: Promise<never>; stop(): void } {
    const controller = new AbortController();
    const up = new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { signal: controller.signal });
    });
    return { up, stop: () => controller.abort() };
  }
}
