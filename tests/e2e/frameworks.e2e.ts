import type { Page } from '@playwright/test';
import { loaders } from '../../elements/loaders.js';
import { buildPage, toPageFolder } from './frameworks/build-page.js';
import { PAGE_SCRIPT } from './frameworks/bundle-page.js';
import { FRAMEWORKS, type Framework } from './frameworks/frameworks.js';
import { openPage } from './support/open-page.js';
import { expect, test } from './support/test.js';

const TAGS = Object.keys(loaders);

/** The data that the framework pages expose: see `frameworks/page-kit.ts`. */
interface PageWindow {
  readonly given: unknown;
  readonly heard: readonly string[];
}

const built = new Map<Framework, ReturnType<typeof buildPage>>();

async function openFrameworkPage(page: Page, framework: Framework, query = ''): Promise<void> {
  if (!built.has(framework)) built.set(framework, buildPage(framework));
  const files = (await built.get(framework)) ?? new Map<string, string>();
  const folder = toPageFolder(framework);
  await page.route(`**${folder}**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(folder.length);
    const contentType = name.endsWith('.json') ? 'application/json' : 'text/javascript';
    return files.has(name) ? route.fulfill({ contentType, body: files.get(name) ?? '' }) : route.abort();
  });
  await openPage(page, {
    path: `/shop/page${query}`,
    markup: '<div id="shop"></div>',
    trustedTypes: framework.trustedTypes,
    scripts: [folder + PAGE_SCRIPT],
  });
}

/** Describes each tag: its language, whether it has the page's object as a property only, and whether it is standalone. */
function readTags(page: Page): Promise<Record<string, string>> {
  return page.evaluate((tags) => {
    const { given } = window as unknown as PageWindow;
    const roots = [document, ...[...document.querySelectorAll('shop-page')].map((box) => box.shadowRoot ?? box)];
    const describe = (tag: string): string => {
      const copies = roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(tag)]);
      const [element] = copies as (HTMLElement & Record<string, unknown>)[];
      if (!element || copies.length > 1) return `${copies.length} copies`;
      const root = element.shadowRoot?.querySelector('[part=root]');
      const drawn = root ? (root.getAttribute('lang') ?? 'no language') : 'not drawn';
      const isGiven = element['adapter'] === given && !element.hasAttribute('adapter');
      return [drawn, isGiven ? 'given' : 'not given', element['standalone'] === true ? 'standalone' : 'whole'].join();
    };
    return Object.fromEntries(tags.map((tag) => [tag, describe(tag)]));
  }, TAGS);
}

const listHeard = (page: Page) =>
  page.evaluate(() =>
    [...new Set((window as unknown as PageWindow).heard)].sort((one, other) => (one < other ? -1 : 1)),
  );

const everyTag = (state: string) => Object.fromEntries(TAGS.map((tag) => [tag, state]));

for (const framework of FRAMEWORKS) {
  test(`every tag works in a ${framework.name} page: attributes, objects, events, mounting and unmounting`, async ({
    page,
    watch,
  }) => {
    await openFrameworkPage(page, framework);
    await expect.poll(() => readTags(page)).toEqual(everyTag('en-US,given,whole'));
    await expect.poll(() => listHeard(page)).toEqual([...TAGS].sort());
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.poll(() => readTags(page)).toEqual(everyTag('de-US,given,standalone'));
    await page.getByRole('button', { name: 'Show or hide' }).click();
    await expect.poll(() => readTags(page)).toEqual(everyTag('0 copies'));
    await page.getByRole('button', { name: 'Show or hide' }).click();
    await expect.poll(() => readTags(page)).toEqual(everyTag('de-US,given,standalone'));
    expect(watch.consoleLines.filter((line) => /warn|error|invalid/i.test(line))).toEqual([]);
  });

  test(`a ${framework.name} page may render its tags before their script${framework.losesEarlyObjects ? ', except for objects' : ''}`, async ({
    page,
  }) => {
    await openFrameworkPage(page, framework, '?early');
    const given = framework.losesEarlyObjects ? 'not given' : 'given';
    await expect.poll(() => readTags(page)).toEqual(everyTag(`en-US,${given},whole`));
    await expect.poll(() => listHeard(page)).toEqual([...TAGS].sort());
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.poll(() => readTags(page)).toEqual(everyTag(`de-US,${given},standalone`));
  });
}
