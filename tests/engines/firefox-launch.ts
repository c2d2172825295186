import type { LaunchOptions } from 'puppeteer-core';

/** How tests start Firefox: over WebDriver BiDi, headless and without animations. */
export const FIREFOX_LAUNCH = {
  browser: 'firefox',
  executablePath: process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr',
  headless: true,
  extraPrefsFirefox: {
    'ui.prefersReducedMotion': 1,
    // Every page behaves as if it were in front: otherwise a test in the background loses the focus.
    'focusmanager.testmode': true,
  },
} satisfies LaunchOptions;
