import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A loaded machine is slow, not wrong. */
const PATIENCE_MS = 30_000;
const ORDER = 'US10000001';
const LOOKUP = `/summary/v1/${ORDER}?filter=country(us)&filter=language(en)`;
const NPM = { encoding: 'utf8', shell: process.platform === 'win32' } as const;

/**
 * Has the sandbox started from a folder that the package is installed in, as a reader of the docs would, asked and stopped.
 *
 * @returns what went wrong
 */
export async function checkSandbox(folder: string): Promise<string[]> {
  return [...checkHelp(folder), ...(await checkCall(folder))];
}

/** The name that the docs give, found by npx's own rules. */
function checkHelp(folder: string): string[] {
  const { status, stdout, stderr } = spawnSync('npx', ['--offline', '--no', 'orders-area', 'sandbox', '--help'], {
    ...NPM,
    cwd: folder,
  });
  return status === 0 && stdout.includes('--port NUMBER') ? [] : [`npx orders-area sandbox --help: ${stderr}`];
}

async function checkCall(folder: string): Promise<string[]> {
  const child = start(folder);
  try {
    const said = await listen(child);
    const [url] = /http:\/\/\S+(?=\s)/.exec(said) ?? [];
    if (url === undefined) return [`the sandbox did not start: ${said}`];
    const answer = await fetch(url + LOOKUP, { headers: { 'x-guest-email': 'guest%40example.com' } });
    const text = await answer.text();
    const isSound = answer.status === 200 && text.includes(ORDER);
    return [...(isSound ? [] : [`${LOOKUP} was answered ${answer.status}: ${text}`]), ...(await checkStop(child))];
  } finally {
    child.kill('SIGKILL');
  }
}

async function checkStop(child: ChildProcess): Promise<string[]> {
  child.kill('SIGTERM');
  const code = await ending(child);
  // Where there are no signals, a process that is told to end has no word in it.
  return code === 0 || process.platform === 'win32' ? [] : [`the sandbox ended with ${code} when it was stopped`];
}

/** Run by its file, as npx's link would: a process between would not hand signals on. */
function start(folder: string): ChildProcess {
  const installed = path.join(folder, 'node_modules', 'orders-area');
  const { bin } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    readonly bin: Readonly<Record<string, string>>;
  };
  const file = path.join(installed, bin['orders-area'] ?? 'no-such-command');
  return spawn(process.execPath, [file, 'sandbox', '--port', '0'], { cwd: folder });
}

/** All that a process says until its first address, or until it ends. */
function listen(child: ChildProcess): Promise<string> {
  let said = '';
  const spoken = new Promise<string>((resolve) => {
    const hear = (text: Buffer): void => {
      said += text.toString();
      if (/http:\/\/\S+\s/.test(said)) resolve(said);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('close', () => resolve(said));
  });
  return Promise.race([spoken, wait(PATIENCE_MS, undefined, { ref: false }).then(() => said)]);
}

/** The code that a process ends with; -1 for a signal, or where it does not end. */
function ending(child: ChildProcess): Promise<number> {
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? -1)));
  return Promise.race([ended, wait(PATIENCE_MS, -1, { ref: false })]);
}
