import { describe, expect, it } from 'vitest';
import { OpenWrites } from '../../../../src/features/kiosk/present-kiosk.js';

function follow() {
  const sent: RequestInit[] = [];
  const ends: ((isGood: boolean) => void)[] = [];
  const platform = {
    fetch: (_: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        sent.push(init);
        ends.push((isGood) => (isGood ? resolve(new Response()) : reject(new TypeError('Failed to fetch'))));
      }),
  };
  return { sent, ends, platform, writes: new OpenWrites().follow(platform) };
}

describe('open writes', () => {
  it.each(['POST', 'PUT'])('include a pending %s, however it ends', async (method) => {
    const { ends, platform, writes } = follow();
    const good = platform.fetch('/', { method });
    const bad = platform.fetch('/', { method });
    expect(writes.isAny()).toBe(true);
    ends[0]?.(true);
    await good;
    expect(writes.isAny()).toBe(true);
    ends[1]?.(false);
    await expect(bad).rejects.toThrow('Failed to fetch');
    expect(writes.isAny()).toBe(false);
  });

  it.each([{ method: 'GET' }, {}])('do not include reads: %j', (init) => {
    const { sent, platform, writes } = follow();
    void platform.fetch('/', init);
    expect([writes.isAny(), sent]).toEqual([false, [init]]);
  });

  it('are completed by the browser with keepalive, if they are short enough', () => {
    const { sent, platform } = follow();
    void platform.fetch('/', { method: 'POST', body: 'short' });
    void platform.fetch('/', { method: 'POST', body: 'long'.repeat(20_000) });
    expect(sent.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });
});
