import { beforeEach, describe, expect, it } from 'vitest';
import { toDataFileName } from '../../../src/app/data/data-file-name.js';
import { getDataFile } from '../../../src/app/data/data-files.js';
import { configureOrders } from '../../../src/app/configuration/configuration.js';
import { forgetPage } from '../../support/forget-page.js';
import { createElementTestContext } from '../../support/element-test-context.js';
import { answer, brokenBody, networkError, silence, slow, type Reply } from '../../support/scripted-fetch.js';

const HASH = 'q1w2e3r4+t5y6/u7i8o9p0=';
const REQUEST = { kind: 'locale', name: 'de', mark: 'a1b2c3d', hash: HASH } as const;

const CONTENT = { '@file': 'locale-de', a: 1 };
const GERMAN = answer(200, CONTENT);

beforeEach(forgetPage);

describe('a data file', () => {
  it('is fetched from beside the script, by its content mark, with its hash, and without credentials or a referrer', async () => {
    const { context, platform } = createElementTestContext();
    platform.network.script(GERMAN);
    expect(await getDataFile(context, REQUEST)).toEqual(CONTENT);
    const [request] = platform.network.requests;
    expect(request?.url).toMatch(/\/data\/locale-de-a1b2c3d\.json$/);
    expect(request?.init).toMatchObject({
      integrity: `sha256-${HASH}`,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  });

  it('without a hash is accepted as the server delivers it', async () => {
    const { context, platform } = createElementTestContext();
    platform.network.script(GERMAN);
    expect(await getDataFile(context, { kind: 'locale', name: 'de', mark: 'a1b2c3d' })).toEqual(CONTENT);
    expect(platform.network.requests[0]?.init.integrity).toBe('');
  });

  it('is requested once for all tags of a page, at once or later', async () => {
    const { context, platform } = createElementTestContext();
    platform.network.script(slow(500, GERMAN));
    const pendingFiles = [getDataFile(context, REQUEST), getDataFile(context, REQUEST)];
    await platform.clock.pass(500);
    const files = await Promise.all([...pendingFiles, getDataFile(context, REQUEST)]);
    expect(new Set(files).size).toBe(1);
    expect(platform.network.requests).toHaveLength(1);
  });

  it('is a separate request for another kind, name or content', async () => {
    const { context, platform } = createElementTestContext();
    platform.network.script(GERMAN);
    const others = [{ kind: 'market' as const }, { name: 'ja' }, { mark: 'a1b2c3e' }];
    await Promise.allSettled(
      [REQUEST, ...others.map((other) => ({ ...REQUEST, ...other }))].map((one) => getDataFile(context, one)),
    );
    expect(new Set(platform.network.requests.map(({ url }) => url)).size).toBe(4);
  });

  it.each<[string, Reply]>([
    ['is missing', answer(404)],
    ['is refused by the network, or does not match its hash', networkError],
    ['is truncated', brokenBody],
    ['is no JSON', answer(200, '<html>')],
    ['is that of another language', answer(200, { '@file': 'locale-ar', a: 1 })],
    ['has no name', answer(200, { '@file': null, a: 1 })],
    ['is empty', answer(200, null)],
  ])('that %s is an error, and the next tag requests it again', async (_what, reply) => {
    const { context, platform } = createElementTestContext();
    platform.network.script(reply, GERMAN);
    await expect(getDataFile(context, REQUEST)).rejects.toThrow();
    expect(await getDataFile(context, REQUEST)).toEqual(CONTENT);
    expect(platform.clock.countTimers()).toBe(0);
  });

  it('times out after ten seconds', async () => {
    const { context, platform } = createElementTestContext();
    platform.network.script(silence);
    let hasFailed = false;
    getDataFile(context, REQUEST).catch(() => (hasFailed = true));
    await platform.clock.pass(9_999);
    expect(hasFailed).toBe(false);
    await platform.clock.pass(1);
    expect(hasFailed).toBe(true);
    expect(platform.network.requests[0]?.init.signal?.aborted).toBe(true);
  });
});

describe('a file of another language', () => {
  it('is refused with the names of both', async () => {
    const { context, platform } = createElementTestContext();
    platform.network.script(answer(200, { '@file': 'locale-ar' }));
    await expect(getDataFile(context, REQUEST)).rejects.toThrow(
      'Its address gave the file of locale-ar, not of locale-de.',
    );
  });
});

describe('a folder that the page names', () => {
  /** The address from which the German wording is fetched, and the console's warnings. */
  async function loadFrom(dataBase: unknown): Promise<{ readonly url: string; readonly warnings: readonly string[] }> {
    configureOrders({ dataBase } as object);
    const { context, platform, warnings } = createElementTestContext();
    platform.network.script(GERMAN);
    await getDataFile(context, REQUEST);
    const [request] = platform.network.requests;
    expect(request?.init.integrity).toBe(`sha256-${HASH}`);
    return { url: request?.url ?? '', warnings };
  }

  it.each([
    ['https://cdn.example/orders/data/', 'https://cdn.example/orders/data/'],
    ['https://cdn.example/orders/data', 'https://cdn.example/orders/data/'],
    ['/assets/data/', 'https://shop.example/assets/data/'],
    ['./data/', 'https://shop.example/data/'],
    ['data', 'https://shop.example/data/'],
  ])('is where files are fetched from, with their hashes checked: %s', async (dataBase, folder) => {
    const { url, warnings } = await loadFrom(dataBase);
    expect(url).toBe(`${folder}locale-de-a1b2c3d.json`);
    expect(warnings).toEqual([]);
  });

  it.each<[unknown, string]>([
    [7, 'a number'],
    [true, 'a boolean'],
    [null, 'null'],
    [['/data/'], 'a list'],
    [{}, 'an object'],
    [' ', 'an empty text'],
    ['http://cdn.example/data/', 'a text that is not such an address'],
    ['http://localhost:5173/data/', 'a text that is not such an address'],
    ['//cdn.example:port/', 'a text that is not such an address'],
    ['https://user:word@cdn.example/data/', 'a text that is not such an address'],
    ['blob:https://shop.example/1', 'a text that is not such an address'],
    ['data:application/json,{}', 'a text that is not such an address'],
    ['/data/?v=2', 'a text with a query, a fragment, a backslash or a blank'],
    ['/data/#de', 'a text with a query, a fragment, a backslash or a blank'],
    ['/da ta/', 'a text with a query, a fragment, a backslash or a blank'],
  ])('is reported without its value if it is invalid: %j', async (dataBase, kind) => {
    const { url, warnings } = await loadFrom(dataBase);
    expect(warnings).toEqual([
      `dataBase is ${kind} and cannot be used: expected an https address of a folder, or one relative to the page, such as "/orders-data/".`,
    ]);
    expect(url).toMatch(/\/host\/\.\.|\/data\/locale-de-a1b2c3d\.json$/);
    expect(url).not.toContain('cdn.example');
  });
});

describe('the name of a data file', () => {
  it.each([
    ['locale', 'zh-Hant', 'a1b2c3d', 'locale-zh-Hant-a1b2c3d.json'],
    ['market', 'all', '0f1e2d3', 'market-all-0f1e2d3.json'],
  ] as const)('for the %s %s with the mark %s is a valid part of an address: %s', (...[kind, name, mark, file]) => {
    expect(toDataFileName(kind, name, mark)).toBe(file);
    expect(encodeURIComponent(file)).toBe(file);
  });
});
