import type { Page } from '@playwright/test';
import { loaders } from '../../elements/loaders.js';
import { CHROMIUM_LAUNCH } from '../../scripts/chromium-launch.js';
import { IS_FULL } from '../support/test-run.js';
import { answerFromMemory } from './soak/answer-from-memory.js';
import { countObservers } from './soak/count-observers.js';
import { countTimers } from './soak/count-timers.js';
import { defineLeakyTags, LEAKS, toLeakyTag, type Leak } from './soak/leaky-tags.js';
import { addSoakPage } from './soak/soak-page.js';
import { SOAK_ROWS } from './soak/soak-rows.js';
import { soakTag, WHOLE_SOAK, type SoakTarget, type SoakReport } from './soak/soak-tag.js';
import { openPage } from './support/open-page.js';
import { standFor } from './support/stand-for.js';
import { expect, test } from './support/test.js';

/**
 * V8 compiles hot code repeatedly and keeps the result in the heap: 400 kB over 3,000 mounts of a card whose objects
 * took 1 kB. Bytecode is created once, before the measured mounts.
 */
const ENGINE = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation --no-flush-bytecode';

test.use({ launchOptions: { ...CHROMIUM_LAUNCH, args: [...CHROMIUM_LAUNCH.args, ENGINE] } });

/** Opens a page that counts resources, with a tag's script but without the tag. */
async function openSoakPage(page: Page, tag: string): Promise<void> {
  for (const install of [addSoakPage, countTimers, countObservers, answerFromMemory]) await page.addInitScript(install);
  await openPage(page, {
    path: '/shop/us/en/orders/',
    markup: `<${tag}></${tag}>`,
    trustedTypes: 'lit-html',
  });
  await page.evaluate(async (name) => {
    await customElements.whenDefined(name);
    document.querySelector(name)?.remove();
  }, tag);
}

/** Soaks one of the planted tags in the same way as the real ones. */
async function soakPlanted(target: SoakTarget, leak: Leak | 'nothing'): Promise<SoakReport> {
  // A planted leak is permanent, so there is nothing to wait for.
  const isLeaky = leak !== 'nothing';
  const options = { isWhole: false, ...(isLeaky && { laterLooks: 0 }) };
  const brief = isLeaky ? { warmUp: 40, patienceMs: 1_000 } : {};
  await openSoakPage(target.page, 'orders-card');
  await target.page.route('**/never', () => undefined);
  await target.page.evaluate(defineLeakyTags);
  return soakTag(target, { tag: toLeakyTag(leak), shown: 'article', sample: 40, ...brief }, options);
}

test.describe('a tag that is mounted and unmounted a thousand times', () => {
  // Long enough under load: a thousand mounts of a history take nine minutes on a busy machine.
  test.setTimeout(IS_FULL ? 1_200_000 : 300_000);

  for (const row of SOAK_ROWS) {
    const { name = row.tag } = row;
    test(`leaves nothing behind: ${name}`, standFor([row.tag]), async ({ page, watch }) => {
      await openSoakPage(page, row.tag);
      const { breaches, ...report } = await soakTag({ page, watch }, row, { isWhole: IS_FULL });
      console.log(`sample: ${report.mounts} of ${WHOLE_SOAK} mounts of ${name}: ${JSON.stringify(report)}`);
      if (row.isQuiet) expect(report.unanswered).toBe(0);
      else expect(report.unanswered, 'tags that went while a request was under way').toBeGreaterThan(0);
      if (row.jobOrder !== undefined) {
        expect(report.polling, 'tags that went while their job was asked after').toBeGreaterThan(0);
      }
      if (row.long) expect(report.unfolded, 'stubs that were brought back').toBeGreaterThan(0);
      expect(breaches, JSON.stringify(report.left)).toEqual([]);
    });
  }

  test('is covered: every tag has a row', () => {
    expect([...new Set(SOAK_ROWS.map(({ tag }) => tag))].sort()).toEqual(Object.keys(loaders).sort());
  });

  for (const leak of LEAKS) {
    test(`fails if it is a planted tag that leaks ${leak}`, standFor([leak]), async ({ page, watch }) => {
      const { breaches } = await soakPlanted({ page, watch }, leak);
      expect(breaches).toContain(leak);
    });
  }

  test('passes if it is a planted tag without a leak', async ({ page, watch }) => {
    const { breaches } = await soakPlanted({ page, watch }, 'nothing');
    expect(breaches).toEqual([]);
  });
});
