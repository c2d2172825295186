import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

// Runs in the project's folder before any package is installed, so it may only import modules of Node.
const OLDEST_NODE = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
  stop(`This project needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${process.versions.node}.`);
}
if (!isInstalled()) {
  console.log('Installing the locked packages (npm ci) ...');
  // Skip install scripts, because no package needs its own.
  const { status } = spawnSync('npm ci --ignore-scripts', { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) stop('npm ci failed. Nothing else can run without the packages.');
}

/** Compares npm's record of installed packages with the lock file. Optional packages for other platforms may be missing. */
function isInstalled() {
  const record = 'node_modules/.package-lock.json';
  if (!existsSync(record)) return false;
  const { packages: installed } = JSON.parse(readFileSync(record, 'utf8'));
  const { packages: locked } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  return Object.entries(locked).every(([path, { version, integrity, optional = false }]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === version && found.integrity === integrity : optional;
  });
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
