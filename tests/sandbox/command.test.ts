// @vitest-environment node
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PORT, readCommand, USAGE } from '../../demo/sandbox/command/read-command.js';
import { runCommand } from '../../demo/sandbox/command/run-command.js';
import { NOON } from './start-sandbox.js';

const LIST = JSON.stringify({
  files: { 'embed/tag.js': 'sha384-embed', 'cdn/tag.js': 'sha384-tag' },
  importMaps: { 'cdn/tag.js': { integrity: { './cdn/tag.js': 'sha384-tag', './cdn/later-2.js': 'sha384-later' } } },
});

const CHECK = ['check', '--api-base', 'https://api.shop.example'];
const WRITING = [...CHECK, '--order', 'US1', '--token', 'token', '--writes'];

async function run(...args: string[]) {
  const output: string[] = [];
  const complained: string[] = [];
  const terminal = { log: (text: string) => output.push(text), complain: (text: string) => complained.push(text) };
  const outcome = await runCommand(args, terminal, {
    version: '1.2.3',
    now: () => NOON,
    readIntegrity: () => LIST,
    readContract: () => '{}',
  });
  return { outcome, output: output.join('\n'), complained: complained.join('\n') };
}

async function getOrderStatus(url: string): Promise<number> {
  const query = 'filter=country(us)&filter=language(en)';
  const headers = { 'x-guest-email': 'guest%40example.com' };
  return (await fetch(`${url}/summary/v1/US10000001?${query}`, { headers })).status;
}

describe('the command line', () => {
  it.each([
    [[], 'Say what to do: sandbox, integrity or check.'],
    [['shop'], 'There is no command shop.'],
    [['sandbox', 'now'], 'now means nothing here.'],
    [['sandbox', '--port', 'x'], '--port is a number from 0 to 65535, not x.'],
    [['sandbox', '--port', '65536'], '--port is a number from 0 to 65535, not 65536.'],
    [['sandbox', '--data', ''], '--data is a folder.'],
    [['sandbox', '--loud'], '--loud'],
    [['sandbox', '--port'], '--port'],
    [['sandbox', '--base', '/orders-area/'], '--base means nothing here.'],
    [['integrity', 'cdn/tag.js'], '--base is an address'],
    [['integrity', '--base', '/orders-area/'], 'Name a script by its path in dist/'],
    [['integrity', '--base', '/orders-area/', '--port', '0', 'cdn/tag.js'], '--port means nothing here.'],
    [['sandbox', '--origin', 'shop.example'], '--origin is an origin such as https://shop.example, not shop.example.'],
    [['sandbox', '--origin', 'https://shop.example/'], 'not https://shop.example/.'],
    [['sandbox', '--origin', 'https://shop.example:443'], 'not https://shop.example:443.'],
    [['sandbox', '--origin', '*'], 'not *.'],
    [['sandbox', '--origin', 'null'], 'not null.'],
    [['sandbox', '--token', 'secret'], '--token means nothing here.'],
    [['check'], '--api-base is an address'],
    [['check', '--api-base', 'shop.example'], '--api-base is an address'],
    [['check', '--api-base', 'ftp://shop.example'], '--api-base is an address'],
    [['check', '--api-base', 'https://user:secret@shop.example'], '--api-base is an address'],
    [['check', '--api-base', 'https://shop.example/?a=b'], '--api-base is an address'],
    [[...CHECK, '--order', 'US1'], '--order needs --email, --phone or --token.'],
    [[...CHECK, '--email', 'guest@example.com'], '--email and --phone need --order.'],
    [[...CHECK, '--order', 'US1', '--email', 'a@b.example', '--phone', '555'], 'Name --email or --phone, not both.'],
    [[...CHECK, '--order', 'US1', '--email', 'nobody'], '--email is an e-mail address.'],
    [[...CHECK, '--order', 'US1', '--phone', '1'], '--phone is a number of 3 to 16 digits.'],
    [[...CHECK, '--writes'], '--writes needs --order: it changes that order.'],
    [[...CHECK, '--user', 'upm-1'], '--user needs --token.'],
    [[...CHECK, '--token', 'two words'], '--token has characters'],
    [[...CHECK, '--country', 'USA'], '--country is a code'],
    [[...CHECK, '--header', 'no value'], '--header is a name and a value'],
    [[...CHECK, '--timeout', '0'], '--timeout is a number of seconds'],
    [[...CHECK, '--origin', 'shop.example'], '--origin is an origin'],
    [[...CHECK, '--port', '80'], '--port means nothing here.'],
    [[...CHECK, '--gift-card', '123'], '--gift-card is a number of 19 digits'],
    [[...WRITING, '--guest-code', '12'], '--guest-code is a code of 6 digits.'],
    [[...WRITING, '--curbside', '101'], '--curbside is the id of a store'],
    [[...WRITING, '--bank-refund', 'RT1:DE89 3704'], '--bank-refund is the number of a return'],
    [[...WRITING, '--withdrawal', 'no address'], '--withdrawal is an e-mail address.'],
    [[...WRITING, '--guest-code', '123456'], '--guest-code needs --email or --phone.'],
    [[...WRITING, '--new-address'], '--new-address needs --user.'],
    [[...CHECK, '--order', 'US1', '--email', 'a@b.example', '--writes', '--exchange'], '--exchange needs --token.'],
    [[...CHECK, '--messages'], 'These need --writes: --guest-code, --curbside,'],
    [['sandbox', '--gift-card', '123'], '--gift-card means nothing here.'],
    [['sandbox', '--host', 'orders.test:5180'], '--host is a name such as orders.test, without a port'],
  ])('reports what is wrong with %j', (args, problem) => {
    expect(readCommand(args)).toEqual({ does: 'nothing', problem: expect.stringContaining(problem) as string });
  });

  it('has a default port and stores nothing by default', () => {
    expect(readCommand(['sandbox'])).toEqual({ does: 'sandbox', port: DEFAULT_PORT });
    expect(readCommand(['sandbox', '--port=8080', '--data', 'kept'])).toEqual({
      does: 'sandbox',
      port: 8080,
      dataFolder: 'kept',
    });
  });

  it.each([
    ['https://shop.example', 'https://shop.example/'],
    ['https://shop.example/orders-area/0.1.0', 'https://shop.example/orders-area/0.1.0/'],
    ['https://shop.example/a folder/', 'https://shop.example/a%20folder/'],
    ['/orders-area/0.1.0/', '/orders-area/0.1.0/'],
  ])('accepts %s as the folder that a page loads scripts from', (base, folder) => {
    const command = readCommand(['integrity', '--base', base, 'cdn/tag.js']);
    expect(command).toEqual({ does: 'integrity', base: folder, scripts: ['cdn/tag.js'] });
  });

  it.each(['orders-area/', './', '//cdn.example/', 'data:,', 'https://', '/a?b', '/a#b', "/'", '/a&b;'])(
    'refuses %s as that folder',
    (base) => {
      expect(readCommand(['integrity', '--base', base, 'cdn/tag.js']).does).toBe('nothing');
    },
  );

  it('reads what a check is made with', () => {
    expect(readCommand([...CHECK, '--order', 'US1', '--email', 'guest@example.com', '--json'])).toEqual({
      does: 'check',
      apiBase: 'https://api.shop.example',
      orderNumber: 'US1',
      contact: { email: 'guest@example.com' },
      country: 'us',
      headers: {},
      timeoutMs: 10_000,
      writes: false,
      isJson: true,
    });
    const named = [
      ...[
        '--gift-card',
        '6006491234567890123:123456',
        '--curbside',
        '101:spot:1',
        '--bank-refund',
        'RT1:DE89370400440532013000',
      ],
    ];
    expect(readCommand([...WRITING, ...named, '--exchange'])).toMatchObject({
      giftCard: { accountNumber: '6006491234567890123', pin: '123456' },
      curbside: { storeId: '101', qrId: 'spot:1' },
      bankRefund: { returnNumber: 'RT1', iban: 'DE89370400440532013000' },
      exchange: true,
    });
    const args = ['check', '--api-base', 'http://[::1]:8080/orders/', '--header', 'X-Key: a: b', '--timeout', '2'];
    expect(readCommand(args)).toMatchObject({
      apiBase: 'http://[::1]:8080/orders',
      headers: { 'x-key': 'a: b' },
      timeoutMs: 2000,
    });
  });

  it('repeats no argument of a check that may be a secret', () => {
    const { problem = '' } = readCommand([...CHECK, 'secret-token']) as { problem?: string };
    expect(problem).toBe('check takes options only, each with its name.');
    const secrets = [
      '--gift-card',
      '6006491234567890123:98',
      '--guest-code',
      '98',
      '--bank-refund',
      'RT1:DE98',
      '--curbside',
      '98',
    ];
    for (const [index, name] of secrets.entries()) {
      if (index % 2 > 0) continue;
      const wrong = readCommand([...WRITING, name, secrets[index + 1] ?? '']) as { problem?: string };
      expect(wrong.problem).toContain(name);
      expect(wrong.problem).not.toContain('98');
    }
  });

  it('accepts further origins and hosts', () => {
    const origins = ['https://shop.example', 'http://shop.test:8080'];
    const args = ['sandbox', ...origins.map((origin) => `--origin=${origin}`), '--host', 'orders.test'];
    expect(readCommand(args)).toEqual({ does: 'sandbox', port: DEFAULT_PORT, origins, hosts: ['orders.test'] });
  });

  it.each([[['--help']], [['-h']], [['sandbox', '--help']]])('shows its help: %j', (args) => {
    expect(readCommand(args)).toEqual({ does: 'help' });
  });
});

describe('the command', () => {
  it('starts a sandbox that answers at the address it names', async () => {
    const { outcome, output } = await run('sandbox', '--port', '0');
    if (!('server' in outcome)) throw new Error('It did not start');
    expect(output).toContain(outcome.server.url);
    expect(await getOrderStatus(outcome.server.url)).toBe(200);
    await outcome.server.close();
  });

  it('allows pages of the given origins to use the sandbox, and no others', async () => {
    const { outcome } = await run('sandbox', '--port', '0', '--origin', 'https://shop.example');
    if (!('server' in outcome)) throw new Error('It did not start');
    const { url, close } = outcome.server;
    const requestFrom = async (origin: string) =>
      (await fetch(`${url}/sandbox/faults`, { headers: { origin } })).headers.get('access-control-allow-origin');
    const origins = ['https://shop.example', 'http://localhost:8080', 'https://evil.example'];
    expect(await Promise.all(origins.map(requestFrom))).toEqual([
      'https://shop.example',
      'http://localhost:8080',
      null,
    ]);
    await close();
  });

  it('stores its state in the given folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'orders-command-'));
    const { outcome, output } = await run('sandbox', '--port', '0', '--data', folder);
    if ('server' in outcome) await outcome.server.close();
    expect(output).toContain(folder);
    expect(await readdir(folder)).toEqual(['snapshot.json']);
    await rm(folder, { recursive: true });
  });

  it('reports that a port is in use, and the alternatives', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    const { outcome, complained } = await run('sandbox', '--port', String(port));
    expect(outcome).toEqual({ exitCode: 1 });
    expect(complained).toBe(`Port ${port} is in use. Choose another with --port, or 0 for a free one.`);
    holder.close();
  });

  it('prints the markup of a script and its import map, which contains the address of every file', async () => {
    const { outcome, output } = await run('integrity', '--base', 'https://shop.example/1.0', 'cdn/tag.js');
    expect(outcome).toEqual({ exitCode: 0 });
    const [, map = '{}', tag] = /^<script type="importmap">\n(.+)\n<\/script>\n(.+)$/s.exec(output) ?? [];
    expect(JSON.parse(map)).toEqual({
      integrity: {
        'https://shop.example/1.0/cdn/tag.js': 'sha384-tag',
        'https://shop.example/1.0/cdn/later-2.js': 'sha384-later',
      },
    });
    expect(tag).toBe(
      '<script type="module" crossorigin integrity="sha384-tag" src="https://shop.example/1.0/cdn/tag.js"></script>',
    );
  });

  it('prints no import map for a script that is one file', async () => {
    const { output } = await run('integrity', '--base', '/1.0/', 'embed/tag.js');
    expect(output).toBe('<script type="module" crossorigin integrity="sha384-embed" src="/1.0/embed/tag.js"></script>');
  });

  it('prints one import map for several scripts', async () => {
    const { output } = await run('integrity', '--base', '/1.0/', 'embed/tag.js', 'cdn/tag.js');
    expect(output.match(/<script type="\w+"/g)).toEqual(
      ['importmap', 'module', 'module'].map((t) => `<script type="${t}"`),
    );
  });

  it.each(['cdn/later-2.js', 'cdn/none.js', 'toString'])(
    'reports a script that is not an entry: %s',
    async (script) => {
      const { outcome, output, complained } = await run('integrity', '--base', '/', script);
      expect([outcome, output]).toEqual([{ exitCode: 1 }, '']);
      expect(complained).toContain(`The package has no script ${script}.`);
    },
  );

  it.each(['--version', '-v'])('prints its version: %s', async (option) => {
    expect(await run(option)).toMatchObject({ output: '1.2.3', outcome: { exitCode: 0 } });
  });

  it('has a help that fits 80 columns', () => {
    expect(USAGE.split('\n').filter((line) => line.length > 80)).toEqual([]);
  });

  it('distinguishes help from misuse by output stream and exit code', async () => {
    expect(await run('--help')).toEqual({ outcome: { exitCode: 0 }, output: USAGE, complained: '' });
    const { outcome, output, complained } = await run('shop');
    expect([outcome, output]).toEqual([{ exitCode: 2 }, '']);
    expect(complained).toContain(USAGE);
  });
});
