// @vitest-environment node
import { expect, test } from 'vitest';
import { ALONE, SHARING_FOLDERS } from '../../scripts/unit-projects.js';
import { listProjectFiles, readProjectFile } from './project-files.js';

const FILES = listProjectFiles();
const SHARING = FILES.filter(
  (file) => SHARING_FOLDERS.some((folder) => file.startsWith(`tests/${folder}/`)) && /\.test\.tsx?$/.test(file),
).filter((file) => !ALONE.includes(file));

/** What the next file in the same worker would meet. */
const LEFT_BEHIND =
  /\bvi\.(?:mock|doMock|resetModules|stubGlobal|stubEnv|useFakeTimers|setSystemTime)\b|globalThis\.\w+ = /;

test('what shares a worker with other tests leaves nothing behind for them', () => {
  expect(SHARING.length).toBeGreaterThan(100);
  expect(SHARING.filter((file) => LEFT_BEHIND.test(readProjectFile(file)))).toEqual([]);
});

test('what would be found out is in the tests that stand alone, each of which is there', () => {
  expect(ALONE.filter((file) => !FILES.includes(file))).toEqual([]);
  expect(ALONE.filter((file) => !LEFT_BEHIND.test(readProjectFile(file)))).toEqual([]);
});
