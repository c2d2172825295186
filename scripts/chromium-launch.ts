import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const whole = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';
/** The same engine without windows, where the system has it: a new page costs a third of the time. */
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

/** How tests start Chromium: without a sandbox, as root needs it, and without calls home. */
export const CHROMIUM_LAUNCH = { executablePath: existsSync(shell) ? shell : whole, args };

/** The whole browser, for what only that has: pages that are left and come back as they were. */
export const WHOLE_CHROMIUM_LAUNCH = { executablePath: whole, args };
