import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.js';

export type BrowserName = 'chromium' | 'firefox' | 'webkit';

interface Browser {
  /** The environment variable with the path of its program. */
  readonly variable: string;
  readonly programs: readonly string[];
  /** Another program that the tests need with it. */
  readonly companion?: string;
  /** Debian's packages for all of these. */
  readonly packages: string;
}

const BROWSERS: Readonly<Record<BrowserName, Browser>> = {
  chromium: {
    variable: 'CHROME_PATH',
    programs: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: 'chromium chromium-headless-shell',
  },
  firefox: { variable: 'FIREFOX_PATH', programs: ['firefox-esr', 'firefox'], packages: 'firefox-esr' },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    programs: ['WebKitWebDriver'],
    companion: 'Xvfb',
    packages: 'webkit2gtk-driver xvfb',
  },
};

/** Debian's Chromium without windows runs the tests in half the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

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
  const { variable, programs, companion, packages } = BROWSERS[name];
  const given = process.env[variable];
  if (given !== undefined && !existsSync(given)) return stop(`${variable} is ${given}, and there is no such file.`);
  const find = (): string | undefined => {
    if (companion !== undefined && findOnPath([companion]) === undefined) return undefined;
    return given ?? findOnPath(programs);
  };
  const found = find();
  if (found === undefined || (found === '/usr/bin/chromium' && given === undefined && !existsSync(SHELL))) {
    installDebian(packages);
  }
  const program = find() ?? (name === 'chromium' ? await downloadChromium() : undefined);
  return program ?? stop(`${name} is missing and could not be installed. Install ${packages}, or set ${variable}.`);
}

/** On some systems the name of a browser is a script that only says how to install it, so this starts Chromium. */
function findOnPath(programs: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter(Boolean);
  const files = folders.flatMap((folder) => programs.map((program) => path.join(folder, program)));
  const canStart = (file: string): boolean =>
    spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0;
  return files.find((file) => existsSync(file) && (!/chrom/.test(file) || canStart(file)));
}

function installDebian(packages: string): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages} (apt-get) ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(`apt-get update; apt-get install -y ${packages}`, {
    env,
    shell: true,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
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
