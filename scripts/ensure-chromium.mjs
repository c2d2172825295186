import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installDebian } from './install-debian.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Where browsers are that are not on the path. */
const USUAL_PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((name) => {
    const folder = process.env[name];
    return folder ? [join(folder, 'Google/Chrome/Application/chrome.exe')] : [];
  }),
];

/** Debian's packages: the browser, and the same without windows, which `chromium-launch.mjs` takes where it lies beside it. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';

/**
 * Finds a Chromium for the browser tests, or installs one: `CHROME_PATH`, the system's own, Debian's packages where we may install
 * them, Playwright's download. Gives its path; stops with a plain sentence where there is none. Needs the packages installed.
 */
export async function ensureChromium() {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (existsSync(given)) return given;
    stop(`CHROME_PATH is ${given}, and there is no such file.`);
  }
  const found = findSystemChromium();
  // Without it the tests take longer, no more: it may fail.
  if (found === DEBIAN_CHROMIUM && !existsSync(DEBIAN_SHELL)) installDebianChromium();
  return (
    found ??
    installDebianChromium() ??
    (await installPlaywrightChromium()) ??
    stop('No Chromium found, and none could be installed. Install one and set CHROME_PATH to its program file.')
  );
}

function findSystemChromium(path = process.env.PATH ?? '') {
  const onPath = path.split(delimiter).flatMap((folder) => (folder ? NAMES.map((name) => join(folder, name)) : []));
  return [...onPath, ...USUAL_PLACES].find((file) => existsSync(file) && canStart(file));
}

/** On some systems the name is there, and behind it a notice that the browser is elsewhere. On Windows asking would open a window. */
function canStart(file) {
  return (
    process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
  );
}

function installDebianChromium() {
  return installDebian("Debian's Chromium", ['chromium', 'chromium-headless-shell']) ? findSystemChromium() : undefined;
}

async function installPlaywrightChromium() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  console.log("Installing Playwright's Chromium ...");
  const cli = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] });
  return existsSync(path) ? path : undefined;
}

function stop(reason) {
  console.error(reason);
  process.exit(1);
}
