import type { Driver } from '../../surfaces/driver.js';

/** Wraps a driver so that it never enters the same value twice: the page must not request a value again (WCAG 3.3.7). */
export function refuseRepeats(driver: Driver): Driver {
  const entered = new Set<string>();
  return {
    ...driver,
    async fill(label, text) {
      if (entered.has(text)) throw new Error(`${label} is asked for again: "${text}" was entered already.`);
      entered.add(text);
      await driver.fill(label, text);
    },
  };
}
