import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const whole = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
/** The same engine without windows, if installed: it opens a page in a third of the time. */
const shell = join(dirname(whole), 'chromium-headless-shell');
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How tests start Chromium: without its sandbox, which root cannot use, and without requests of its own. */
export const CHROMIUM_LAUNCH = { executablePath: existsSync(shell) ? shell : whole, args };

/** The whole browser, which alone has the back/forward cache. */
export const WHOLE_CHROMIUM_LAUNCH = { executablePath: whole, args };
