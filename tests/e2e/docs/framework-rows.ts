import { expect, type Page } from '@playwright/test';
import { lookUp } from '../support/test.js';
import { bundleSample, type SampleFiles } from './bundle-sample.js';
import { openSamplePage } from './open-sample-page.js';
import type { SampleRow } from './sample-row.js';

/** What the samples name, as a page has it. */
const NAMES = '{ place, locale, adapter, handleFound, isNarrow }';
const GIVEN = `window.heard = [];
  window.given = { place: document.querySelector('#shop'), locale: 'de', adapter: { user: null }, isNarrow: true,
    handleFound: ({ detail }) => heard.push(detail.orderNumber) };`;
const TAKE = `const ${NAMES} = window.given;`;

interface FrameworkSample {
  readonly sample: string;
  readonly framework: string;
  /** The policies that the framework makes. */
  readonly trustedTypes: string;
  readonly toFiles: (code: string) => SampleFiles;
}

const SAMPLES: readonly FrameworkSample[] = [
  {
    sample: 'integrating.md, Frameworks, 1',
    framework: 'React',
    trustedTypes: "'none'",
    toFiles: (code) => ({ 'page.tsx': `import { createRoot } from 'react-dom/client';\n${TAKE}\n${code}` }),
  },
  {
    sample: 'integrating.md, Frameworks, 2',
    framework: 'Vue',
    trustedTypes: 'vue',
    toFiles: (code) => ({
      'sample.vue': `<script setup>\n${TAKE}\n</script>\n${code}`,
      'page.ts': `import { createApp } from 'vue'; import Sample from './sample.vue'; import { defineOrders } from 'orders-area';
        createApp(Sample).mount(window.given.place); void defineOrders('orders-guest-lookup');`,
    }),
  },
  {
    sample: 'integrating.md, Frameworks, 3',
    framework: 'Svelte',
    trustedTypes: 'svelte-trusted-html',
    toFiles: (code) => ({
      'sample.svelte': `<script>\n${TAKE}\n</script>\n${code}`,
      'page.ts': `import { mount } from 'svelte'; import Sample from './sample.svelte'; import { defineOrders } from 'orders-area';
        mount(Sample, { target: window.given.place }); void defineOrders('orders-guest-lookup');`,
    }),
  },
  {
    sample: 'integrating.md, Frameworks, 4',
    framework: 'Lit',
    trustedTypes: 'lit-html',
    toFiles: (code) => ({
      'page.ts': `import { html, render } from 'lit'; import { defineOrders } from 'orders-area';\n${TAKE}
        render((\n${code.replace(/;$/, '')}\n), place); void defineOrders('orders-guest-lookup');`,
    }),
  },
];

/** The tag speaks the language it was given, has the object in its property, and tells what it found. */
async function expectJoined(page: Page): Promise<void> {
  const tag = page.locator('orders-guest-lookup');
  await expect(tag.locator('[part=root]')).toHaveAttribute('lang', 'de-DE');
  const isGiven = (element: Element): boolean =>
    (element as unknown as { adapter: unknown }).adapter ===
    (window as unknown as { given: { adapter: unknown } }).given.adapter;
  await expect.poll(() => tag.evaluate(isGiven)).toBe(true);
  await lookUp(page, 'DE10000001');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { heard: string[] }).heard))
    .toEqual(['DE10000001']);
}

/** Samples of frameworks, built as a shop's own bundler would, and used. */
export const FRAMEWORK_ROWS: readonly SampleRow[] = SAMPLES.map(({ sample, framework, trustedTypes, toFiles }) => ({
  sample,
  does: `hands attributes and objects to the tag and hears it, in a page of ${framework}`,
  async prove(code, { page }) {
    const files = await bundleSample(toFiles(code));
    const markup = '<div id="shop"></div>';
    const then = `${GIVEN} await import('/sample/page.js');`;
    await openSamplePage(page, { markup, then, files, trustedTypes });
    await expectJoined(page);
  },
}));
