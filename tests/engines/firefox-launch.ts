import type { LaunchOptions } from 'puppeteer-core';

/** How tests start Firefox: over WebDriver BiDi, without windows, and without anything that moves. */
export const FIREFOX_LAUNCH = {
  browser: 'firefox',
  executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
  headless: true,
  extraPrefsFirefox: {
    'ui.prefersReducedMotion': 1,
    // Every page behaves as the one in front: otherwise a test in the background loses the focus.
    'focusmanager.testmode': true,
  },
} satisfies LaunchOptions;
