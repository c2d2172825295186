import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PICTURE_NAMES } from '../../demo/sandbox/pictures/draw-picture.js';
import { isSandboxRequest } from '../../demo/sandbox/is-sandbox-request.js';
import { startSandbox, type SandboxUnderTest } from './start-sandbox.js';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

describe('product pictures', () => {
  it('show five kinds of product in several styles and eight colours', () => {
    const kinds = new Set(PICTURE_NAMES.map((name) => name.split('-')[0]));
    expect([...kinds].sort()).toEqual(['bag', 'ball', 'shirt', 'shoe', 'shorts']);
    expect(PICTURE_NAMES.length).toBe(12 * 8);
  });

  it('are all different, and refer to nothing external', async () => {
    const drawings = new Set<string>();
    for (const name of PICTURE_NAMES) {
      const { status, headers, text } = await sandbox.request(`/sandbox/pictures/${name}.svg`);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
      expect(text).not.toMatch(/NaN|undefined|<script|href=|https?:(?!\/\/www\.w3\.org\/2000\/svg")/);
      drawings.add(text);
    }
    expect(drawings.size).toBe(PICTURE_NAMES.length);
  });

  it.each(['missing', 'shoe-runner', 'shoe-runner-gold', 'shoe-constructor-ember', '../../package.json'])(
    'do not exist as %s',
    async (name) => {
      expect((await sandbox.request(`/sandbox/pictures/${encodeURIComponent(name)}.svg`)).status).toBe(404);
    },
  );
});

describe('a server with further pages', () => {
  it.each<[isMine: boolean, method: string, path: string]>([
    [true, 'GET', '/summary/v1/US10000001'],
    [true, 'OPTIONS', '/summary/v1/US10000001'],
    [true, 'GET', '/history/v1'],
    [true, 'GET', '/history/v1/US10000001'],
    [true, 'POST', '/order_mgmt/guest_credentials/v1'],
    [true, 'POST', '/sandbox/reset'],
    [false, 'POST', '/history/v1'],
    [false, 'GET', '/history/v1/'],
    [false, 'GET', '/order_mgmt/guest_credentials/v1'],
    [false, 'GET', '/us/en/orders/details/US10000001/'],
    [false, 'GET', '/summary/v1/US10000001/more'],
    [false, 'GET', '/sandbox'],
  ])('gets %s for %s %s', (isMine, method, path) => {
    expect(isSandboxRequest(method, path)).toBe(isMine);
  });
});
