import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWorlds } from '../../demo/sandbox/store/worlds.js';
import { MEMBER, startSandbox, type SandboxUnderTest } from './start-sandbox.js';

describe('a world of the sandbox', () => {
  let sandbox: SandboxUnderTest;
  const HERE = { ...MEMBER, 'x-sandbox-world': 'here' };
  const THERE = { ...MEMBER, 'x-sandbox-world': 'there' };
  const readStatus = async (headers: Record<string, string>): Promise<string> =>
    /"isRecentlyCancelled":(true|false)/.exec((await sandbox.getOrder('US10000030', headers)).text)?.[1] ?? '';

  beforeEach(async () => {
    sandbox = await startSandbox();
  });
  afterEach(() => sandbox.close());

  it('is isolated from others', async () => {
    expect((await sandbox.requestCancel('US10000030', HERE)).status).toBe(202);
    expect(await readStatus(HERE)).toBe('true');
    expect(await readStatus(THERE)).toBe('false');
    expect(await readStatus(MEMBER)).toBe('false');
  });

  it('counts its dates from its first request', async () => {
    await sandbox.getOrder('US10000002', MEMBER);
    sandbox.pass(3_600_000);
    expect((await sandbox.requestCancel('US10000002', MEMBER)).status).toBe(422);
    expect((await sandbox.requestCancel('US10000002', HERE)).status).toBe(202);
  });

  it('has its own journal, and is reset separately', async () => {
    await sandbox.getOrder('US10000001', HERE);
    const list = async (headers: Record<string, string>) =>
      (JSON.parse((await sandbox.request('/sandbox/requests', { headers })).text) as { requests: unknown[] }).requests;
    expect(await list(HERE)).toHaveLength(1);
    expect(await list(THERE)).toHaveLength(0);
    const reset = (headers: Record<string, string>) =>
      sandbox.request('/sandbox/reset', { method: 'POST', headers: { ...headers, 'x-sandbox-reset': '1' } });
    await reset(THERE);
    expect(await list(HERE)).toHaveLength(1);
    await reset(HERE);
    expect(await list(HERE)).toHaveLength(0);
  });

  it('is removed after two hundred newer ones', () => {
    let count = 0;
    const worlds = createWorlds('main', () => `world ${++count}`);
    expect(worlds.get(undefined)).toBe('main');
    expect(worlds.get('first')).toBe('world 1');
    for (let index = 0; index < 199; index += 1) worlds.get(`other ${index}`);
    expect(worlds.get('first')).toBe('world 1');
    worlds.get('one more');
    expect(worlds.get('first')).toBe('world 202');
  });
});
