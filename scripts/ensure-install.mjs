import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Holds the hash of the lock file that node_modules was made from. */
const STAMP = 'node_modules/.orders-install';
/** What npm itself notes about the packages it has put in place. */
const NPM_NOTE = 'node_modules/.package-lock.json';

/** Installs the locked packages unless they are there already. No package gets to run a script of its own: none needs one. */
export function ensureInstall(root) {
  if (isInstalled(root)) return;
  console.log('Installing the locked packages (npm ci) ...');
  const { status, error } = runNpm(['ci', '--ignore-scripts'], root);
  if (status !== 0) {
    console.error(`npm ci failed${error ? `: ${error.message}` : ''}. Nothing else can run without the packages.`);
    process.exit(1);
  }
  writeStamp(root);
}

/** Whether node_modules is what the lock file asks for, by our stamp or, for an install by hand, by npm's own note. */
export function isInstalled(root) {
  if (!existsSync(join(root, 'node_modules'))) return false;
  const stamp = join(root, STAMP);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hashLock(root)) return true;
  if (!holdsLockedPackages(root)) return false;
  writeStamp(root);
  return true;
}

function writeStamp(root) {
  writeFileSync(join(root, STAMP), hashLock(root));
}

function hashLock(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** Optional packages may be missing: they are for other platforms. */
function holdsLockedPackages(root) {
  const note = join(root, NPM_NOTE);
  if (!existsSync(note)) return false;
  const { packages: present } = JSON.parse(readFileSync(note, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(locked)
    .filter(([path]) => path !== '')
    .every(([path, entry]) => {
      const found = present[path];
      return found ? found.version === entry.version && found.integrity === entry.integrity : entry.optional === true;
    });
}

/** Under `npm test` npm says where it is; otherwise it is on the path, and on Windows a script that needs a shell. */
function runNpm(args, cwd) {
  const cli = process.env.npm_execpath ?? '';
  const options = { cwd, stdio: ['ignore', 'inherit', 'inherit'] };
  if (/npm-cli\.[cm]?js$/.test(cli)) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
