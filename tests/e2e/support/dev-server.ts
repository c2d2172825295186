import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../../scripts/paths.js';

/** What `npm run dev` needs of the project. */
const SOURCES = [
  ...['contract', 'demo', 'elements', 'locales', 'scripts', 'src'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'],
];

/** `npm run dev` in a copy of the sources. */
export interface DevServer {
  readonly shopOrigin: string;
  /** Edits a file of the copy. */
  edit(file: string, change: (text: string) => string): void;
  /** Stops the server as Ctrl+C does, and removes the copy. */
  stop(): Promise<{ readonly exitCode: number | null; readonly errors: string }>;
}

/** Starts the server on free ports. The copy lies outside the project, so that an edit never changes the working tree. */
export async function startDevServer(): Promise<DevServer> {
  const root = mkdtempSync(path.join(tmpdir(), 'orders-dev-'));
  const remove = () => rmSync(root, { recursive: true, force: true });
  process.once('exit', remove);
  copyProject(root);
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', ORDERS_SANDBOX_MEMORY: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const shopOrigin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const [, origin] = /Start here +(\S+)\//.exec(output) ?? [];
      if (origin !== undefined) resolve(origin);
    });
    child.once('exit', () => reject(new Error(`npm run dev did not start: ${errors}`)));
  });
  return {
    shopOrigin,
    edit(file, change) {
      const text = readFileSync(path.join(root, file), 'utf8');
      const changed = change(text);
      if (changed === text) throw new Error(`The edit changes nothing in ${file}.`);
      writeFileSync(path.join(root, file), changed);
    },
    async stop() {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      remove();
      return { exitCode: child.exitCode, errors };
    },
  };
}

/** Links each package by itself: Vite's cache of prepared packages, which it writes to `node_modules`, belongs to the copy alone. */
function copyProject(root: string): void {
  for (const name of SOURCES) {
    cpSync(inRoot(name), path.join(root, name), { recursive: true, filter: (file) => !file.endsWith('/.data') });
  }
  const packages = path.join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (!name.startsWith('.')) symlinkSync(inRoot('node_modules', name), path.join(packages, name), 'junction');
  }
}
