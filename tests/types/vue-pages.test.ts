// @vitest-environment node
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/paths.js';
import { listSamples } from '../e2e/docs/list-samples.js';
import { createPageProject, type PageProject } from './compile-page.js';
import { compileVue } from './compile-vue.js';
import { listExpectations } from './list-expectations.js';

/** A compilation of the complete DOM types, in a process of its own, on a slow machine. */
const PATIENCE_MS = 120_000;

const SAMPLES = listSamples().filter(({ language }) => language === 'vue');
const PAGES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(SAMPLES.map(({ code }, index) => [`sample-${index + 1}.vue`, code])),
  'nuxt.vue': readFileSync(inRoot('tests/e2e/recipes/nuxt/app/app.vue'), 'utf8'),
};

describe('vue-tsc at its strictest', { timeout: PATIENCE_MS }, () => {
  let project: PageProject;

  beforeAll(async () => {
    project = await createPageProject();
  }, PATIENCE_MS);
  afterAll(() => project.dispose());

  test('accepts the pages of the documents and rejects every wrong line with its own error', async () => {
    const invalid = 'invalid.vue';
    const expectations = listExpectations(`tests/types/${invalid}`);
    const text = readFileSync(inRoot('tests/types', invalid), 'utf8');
    const errors = await compileVue(project, { ...PAGES, [invalid]: text });
    expect(SAMPLES.length).toBeGreaterThan(0);
    const locations = errors.map(({ file, line }) => `${file}:${line}`);
    expect([...new Set(locations)]).toEqual(expectations.map(({ line }) => `${invalid}:${line}`));
    for (const { line, code, word, source } of expectations) {
      const messages = errors.filter((error) => error.line === line).map((error) => error.text);
      const isReported = messages.some((error) => error.startsWith(`${code} `) && error.includes(word));
      expect(isReported, `${source}\n${messages.join('\n')}`).toBe(true);
    }
  });

  test("reports untyped listeners in the same pages without the package's typings", async () => {
    const bare = Object.entries(PAGES).map(([file, text]) => [file, text.replace(/^import 'orders-area\/.*$/m, '')]);
    const errors = await compileVue(project, Object.fromEntries(bare) as Record<string, string>);
    const files = errors.filter(({ text }) => /^TS70(?:06|31) /.test(text)).map(({ file }) => file);
    expect(files).toEqual(Object.keys(PAGES).sort());
  });
});
