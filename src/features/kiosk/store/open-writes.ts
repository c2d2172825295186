import type { Platform } from '../../../platform/platform.js';

type Fetch = Platform['fetch'];

const WRITES = new Set(['POST', 'PUT']);
/** A browser carries no more than this to its end for a page that is gone (64 KiB); some room is left for other pages' requests. */
const CARRIED = 50_000;

/** Counts what is being sent by a platform and changes something at the service. */
export class OpenWrites {
  #count = 0;

  /** Follows all that goes through a platform from now on. What it sends is carried to its end, even where its page is left. */
  follow(platform: Pick<Platform, 'fetch'>): this {
    const send = platform.fetch;
    platform.fetch = (url, init) => (WRITES.has(init.method ?? 'GET') ? this.#send(send, url, init) : send(url, init));
    return this;
  }

  isAny(): boolean {
    return this.#count > 0;
  }

  async #send(send: Fetch, url: string, init: RequestInit): Promise<Response> {
    this.#count += 1;
    try {
      const isShort = typeof init.body !== 'string' || init.body.length < CARRIED;
      return await send(url, { ...init, keepalive: isShort });
    } finally {
      this.#count -= 1;
    }
  }
}
