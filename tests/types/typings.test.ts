// @vitest-environment node
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPageProject, type PageProject } from './compile-page.js';
import type { Compilation } from './compile-strictly.js';
import { listExpectations } from './list-expectations.js';

const BUNDLER: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
};
/** Several compilations of the complete DOM types on a slow machine. */
const PATIENCE_MS = 60_000;

describe('the typings of the package', { timeout: PATIENCE_MS }, () => {
  let project: PageProject;

  beforeAll(async () => {
    project = await createPageProject();
  }, PATIENCE_MS);
  afterAll(() => project.dispose());

  test.each([
    ['NodeNext', {}],
    ['a bundler', BUNDLER],
  ])('accept everything that is right, resolved as %s does', (_, options) => {
    expect(project.compile(['valid.tsx'], options).errors).toEqual([]);
  });

  test('accept the React page of the documents', () => {
    expect(project.compile(['../e2e/recipes/react/main.tsx'], BUNDLER).errors).toEqual([]);
  });

  test('reject every wrong line with its own error, and no other line', () => {
    const expectations = listExpectations('tests/types/invalid.tsx');
    const { errors } = project.compile(['invalid.tsx']);
    expect(expectations.length).toBeGreaterThan(30);
    expect(errors.map(({ file, line }) => `${file}:${line}`)).toEqual(
      expectations.map(({ line }) => `invalid.tsx:${line}`),
    );
    for (const { line, code, word, source } of expectations) {
      const text = errors.find((error) => error.line === line)?.text ?? '';
      expect(text.startsWith(`${code} `) && text.includes(word), `${source}\n${text}`).toBe(true);
    }
  });

  test('declare the same page-wide defaults as the code', () => {
    const { errors, files } = project.compile(['defaults.tsx'], { ...BUNDLER, jsx: ts.JsxEmit.Preserve });
    expect(files.filter((file) => file.endsWith('/src/app/configuration/configuration.ts'))).toHaveLength(1);
    expect(errors.filter(({ file }) => file === 'defaults.tsx')).toEqual([]);
  });

  describe('on a page without a framework', () => {
    let page: Compilation;
    let ours: readonly string[];

    beforeAll(() => {
      page = project.compile(['plain.tsx'], { jsx: ts.JsxEmit.Preserve });
      ours = page.files.filter((file) => file.includes('/node_modules/orders-area/'));
      expect(ours.length).toBeGreaterThan(1);
    });

    test('need no framework', () => {
      expect(page.errors).toEqual([]);
      expect(page.files.filter((file) => /\/(react|csstype|vue|svelte|preact)\//.test(file))).toEqual([]);
    });

    test('import only files of the package', () => {
      const imported = ours.flatMap((file) => ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles);
      const specifiers = imported.map(({ fileName }) => fileName);
      expect(specifiers.length).toBeGreaterThan(1);
      expect(specifiers.filter((specifier) => !/^\.\.?\/[\w./-]+\.js$/.test(specifier))).toEqual([]);
    });

    test('mention no source files, which an integrator does not have', () => {
      const texts = ours.map((file) => readFileSync(file, 'utf8'));
      expect(texts.filter((text) => /\b(?:src|elements)\/|virtual:/.test(text))).toEqual([]);
    });
  });

  test.each(['vue.tsx', 'svelte.tsx'])("describe the tags in the framework's own way: %s", (file) => {
    expect(project.compile([file], { jsx: ts.JsxEmit.Preserve }).errors).toEqual([]);
  });
});
