// @vitest-environment node
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PORT, readCommand, USAGE } from '../../demo/sandbox/command/read-command.js';
import { runCommand } from '../../demo/sandbox/command/run-command.js';
import { NOON } from './start-sandbox.js';

async function run(...args: string[]) {
  const said: string[] = [];
  const complained: string[] = [];
  const terminal = { say: (text: string) => said.push(text), complain: (text: string) => complained.push(text) };
  const outcome = await runCommand(args, terminal, () => NOON);
  return { outcome, said: said.join('\n'), complained: complained.join('\n') };
}

async function askOrder(url: string): Promise<number> {
  const query = 'filter=country(us)&filter=language(en)';
  const headers = { 'x-guest-email': 'guest%40example.com' };
  return (await fetch(`${url}/summary/v1/US10000001?${query}`, { headers })).status;
}

describe('the command line', () => {
  it.each([
    [[], 'Say what to start: sandbox.'],
    [['shop'], 'There is no command shop.'],
    [['sandbox', 'now'], 'now means nothing here.'],
    [['sandbox', '--port', 'x'], '--port is a number from 0 to 65535, not x.'],
    [['sandbox', '--port', '65536'], '--port is a number from 0 to 65535, not 65536.'],
    [['sandbox', '--data', ''], '--data is a folder.'],
    [['sandbox', '--loud'], '--loud'],
    [['sandbox', '--port'], '--port'],
  ])('says what is wrong with %j', (args, problem) => {
    expect(readCommand(args)).toEqual({ does: 'nothing', problem: expect.stringContaining(problem) as string });
  });

  it('has a port of its own, and keeps nothing, unless told', () => {
    expect(readCommand(['sandbox'])).toEqual({ does: 'sandbox', port: DEFAULT_PORT });
    expect(readCommand(['sandbox', '--port=8080', '--data', 'kept'])).toEqual({
      does: 'sandbox',
      port: 8080,
      dataFolder: 'kept',
    });
  });

  it.each([[['--help']], [['-h']], [['sandbox', '--help']]])('explains itself: %j', (args) => {
    expect(readCommand(args)).toEqual({ does: 'help' });
  });
});

describe('the command', () => {
  it('starts a sandbox that answers at the address it names', async () => {
    const { outcome, said } = await run('sandbox', '--port', '0');
    if (!('server' in outcome)) throw new Error('It did not start');
    expect(said).toContain(outcome.server.url);
    expect(await askOrder(outcome.server.url)).toBe(200);
    await outcome.server.close();
  });

  it('keeps what was done in the folder it is given', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'orders-command-'));
    const { outcome, said } = await run('sandbox', '--port', '0', '--data', folder);
    if ('server' in outcome) await outcome.server.close();
    expect(said).toContain(folder);
    expect(await readdir(folder)).toEqual(['snapshot.json']);
    await rm(folder, { recursive: true });
  });

  it('says that a port is in use, and which way out there is', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    const { outcome, complained } = await run('sandbox', '--port', String(port));
    expect(outcome).toEqual({ exitCode: 1 });
    expect(complained).toBe(`Port ${port} is in use. Choose another with --port, or 0 for a free one.`);
    holder.close();
  });

  it('tells help from misuse by where it writes and how it ends', async () => {
    expect(await run('--help')).toEqual({ outcome: { exitCode: 0 }, said: USAGE, complained: '' });
    const { outcome, said, complained } = await run('shop');
    expect([outcome, said]).toEqual([{ exitCode: 2 }, '']);
    expect(complained).toContain(USAGE);
  });
});
