import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.js';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

interface Browser {
  /** The environment variable with the path of its program. */
  readonly variable: string;
  /** Names of its program. */
  readonly programs: readonly string[];
  /** Other programs that the tests need with it. */
  readonly companions: readonly string[];
  /** Debian's packages for all of these. */
  readonly packages: readonly string[];
}

const BROWSERS: Readonly<Record<BrowserName, Browser>> = {
  chromium: {
    variable: 'CHROME_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    companions: [],
    packages: ['chromium', 'chromium-headless-shell'],
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox'],
    companions: [],
    packages: ['firefox-esr'],
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    companions: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

/**
 * Finds the browsers, or installs them: from the environment variable, the system, Debian's packages where we may install them, and for
 * Chromium from Playwright's download.
 *
 * @returns the variables with the paths of the programs
 */
export async function ensureBrowsers(names: readonly BrowserName[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const name of names) found[BROWSERS[name].variable] = await ensureBrowser(name);
  return found;
}

async function ensureBrowser(name: BrowserName): Promise<string> {
  const { variable, programs, companions, packages } = BROWSERS[name];
  const given = process.env[variable];
  if (given !== undefined && !existsSync(given)) return stop(`${variable} is ${given}, and there is no such file.`);
  const find = (): string | undefined =>
    companions.every((program) => findOnPath([program])) ? (given ?? findOnPath(programs)) : undefined;
  if (find() === undefined || (name === 'chromium' && given === undefined && lacksShell(find())))
    installDebian(packages);
  const program = find() ?? (name === 'chromium' ? await downloadChromium() : undefined);
  return (
    program ??
    stop(`${name} is missing, and could not be installed. Install ${packages.join(' and ')}, or set ${variable}.`)
  );
}

/** Debian's Chromium without windows runs the tests in half the time; without it they only take longer. */
function lacksShell(chromium: string | undefined): boolean {
  return chromium === '/usr/bin/chromium' && !existsSync('/usr/bin/chromium-headless-shell');
}

/** On some systems a browser's name is there, and behind it a notice that it has to be installed in another way. */
function findOnPath(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const files = folders.flatMap((folder) => programs.map((program) => path.join(folder, program)));
  const canStart = (file: string): boolean =>
    spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
  return files.find((file) => existsSync(file) && (!/chrom/.test(file) || canStart(file)));
}

function installDebian(packages: readonly string[]): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(' and ')} (apt-get) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', ...packages]]) {
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  }
}

async function downloadChromium(): Promise<string | undefined> {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  if (!existsSync(file)) {
    const cli = inRoot('node_modules/playwright/cli.js');
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: ['ignore', 'inherit', 'inherit'] });
  }
  return existsSync(file) ? file : undefined;
}

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}
