import { beforeEach, describe, expect, it } from 'vitest';
import { toDataFileName } from '../../src/host/data-file-name.js';
import { getDataFile } from '../../src/host/data-files.js';
import { createFakePlatform } from '../support/fake-platform.js';
import { forgetPage } from '../support/forget-page.js';
import { answer, brokenBody, networkError, silence, slow, type Reply } from '../support/scripted-fetch.js';

const HASH = 'q1w2e3r4+t5y6/u7i8o9p0=';
const REQUEST = { kind: 'locale', name: 'de', mark: 'a1b2c3d', hash: HASH } as const;

beforeEach(forgetPage);

describe('a data file', () => {
  it('is fetched from beside the script, by its mark, only unchanged, and without a word of the page', async () => {
    const platform = createFakePlatform();
    platform.network.script(answer(200, { a: 1 }));
    expect(await getDataFile(platform, REQUEST)).toEqual({ a: 1 });
    const [request] = platform.network.requests;
    expect(request?.url).toMatch(/\/data\/locale-de-a1b2c3d\.json$/);
    expect(request?.init).toMatchObject({
      integrity: `sha256-${HASH}`,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it('without a hash is taken as the server beside the script has it', async () => {
    const platform = createFakePlatform();
    platform.network.script(answer(200, { a: 1 }));
    expect(await getDataFile(platform, { kind: 'locale', name: 'de', mark: 'a1b2c3d' })).toEqual({ a: 1 });
    expect(platform.network.requests[0]?.init.integrity).toBe('');
  });

  it('is asked for once by all tags of a page, at once or later', async () => {
    const platform = createFakePlatform();
    platform.network.script(slow(500, answer(200, { a: 1 })));
    const asked = [getDataFile(platform, REQUEST), getDataFile(platform, REQUEST)];
    await platform.clock.pass(500);
    const files = await Promise.all([...asked, getDataFile(platform, REQUEST)]);
    expect(new Set(files).size).toBe(1);
    expect(platform.network.requests).toHaveLength(1);
  });

  it('is another one for another kind, name or content', async () => {
    const platform = createFakePlatform();
    platform.network.script(answer(200, {}));
    const others = [{ kind: 'market' as const }, { name: 'ja' }, { mark: 'a1b2c3e' }];
    await Promise.all(
      [REQUEST, ...others.map((other) => ({ ...REQUEST, ...other }))].map((one) => getDataFile(platform, one)),
    );
    expect(new Set(platform.network.requests.map(({ url }) => url)).size).toBe(4);
  });

  it.each<[string, Reply]>([
    ['is not there', answer(404)],
    ['is refused by the network, or does not match its hash', networkError],
    ['breaks off', brokenBody],
    ['is no JSON', answer(200, '<html>')],
  ])('that %s is an error, and the next tag asks again', async (_what, reply) => {
    const platform = createFakePlatform();
    platform.network.script(reply, answer(200, { a: 1 }));
    await expect(getDataFile(platform, REQUEST)).rejects.toThrow();
    expect(await getDataFile(platform, REQUEST)).toEqual({ a: 1 });
    expect(platform.clock.countTimers()).toBe(0);
  });

  it('is given up after ten seconds', async () => {
    const platform = createFakePlatform();
    platform.network.script(silence);
    let hasFailed = false;
    getDataFile(platform, REQUEST).catch(() => (hasFailed = true));
    await platform.clock.pass(9_999);
    expect(hasFailed).toBe(false);
    await platform.clock.pass(1);
    expect(hasFailed).toBe(true);
    expect(platform.network.requests[0]?.init.signal?.aborted).toBe(true);
  });
});

describe('the name of a data file', () => {
  it.each([
    ['locale', 'zh-Hant', 'a1b2c3d', 'locale-zh-Hant-a1b2c3d.json'],
    ['market', 'all', '0f1e2d3', 'market-all-0f1e2d3.json'],
  ] as const)('of the %s %s with the mark %s can stand in an address: %s', (...[kind, name, mark, file]) => {
    expect(toDataFileName(kind, name, mark)).toBe(file);
    expect(encodeURIComponent(file)).toBe(file);
  });
});
