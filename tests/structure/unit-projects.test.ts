// @vitest-environment node
import { expect, test } from 'vitest';
import { ALONE, ALONE_FOLDERS, ALONE_WITH_ZOD } from '../../vite.config.js';
import { listProjectFiles, readProjectFile } from './project-files.js';

const SINGLE = [...ALONE, ...ALONE_WITH_ZOD];
const FILES = listProjectFiles();
const ELSEWHERE = ['elements', 'e2e', ...ALONE_FOLDERS].map((folder) => `tests/${folder}/`);
const SHARING = FILES.filter((file) => /^tests\/.+\.test\.tsx?$/.test(file)).filter(
  (file) => !SINGLE.includes(file) && !ELSEWHERE.some((folder) => file.startsWith(folder)),
);

/** State that the next file in the same worker would see. */
const LEFT_BEHIND =
  /\bvi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers|setSystemTime)\b|delete options\.|globalThis\.\w+ = /;

test('tests that share a worker leave no state behind', () => {
  expect(SHARING.length).toBeGreaterThan(100);
  expect(SHARING.filter((file) => LEFT_BEHIND.test(readProjectFile(file)))).toEqual([]);
});

test('tests that would leave state behind run alone, and each of them exists', () => {
  expect(SINGLE.filter((file) => !FILES.includes(file))).toEqual([]);
  expect(SINGLE.filter((file) => !LEFT_BEHIND.test(readProjectFile(file)))).toEqual([]);
});
