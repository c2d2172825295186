// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { readProjectFigures, WALKS } from './project-figures.js';
import { readProjectFile } from './project-files.js';

const figures = readProjectFigures();

describe('the source code', () => {
  test('has at most 700 source files', () => {
    expect(figures.sourceFiles).toBeGreaterThan(100);
    expect(figures.sourceFiles).toBeLessThanOrEqual(700);
  });

  test('keeps what belongs together in one file', () => {
    expect(figures.oneImporter).toBeLessThanOrEqual(25);
    expect(figures.importsP90).toBeLessThanOrEqual(12);
    expect(figures.giftCardReach).toBeLessThanOrEqual(86);
  });

  test.each([
    ['order number', 9],
    ['return reason', 14],
  ])('has a path of the %s through at most %i files', (value, most) => {
    const walk = figures.walks.find(({ name }) => name.startsWith(value));
    expect(walk?.files).toBeLessThanOrEqual(most);
  });

  test.each(Object.entries(WALKS).flatMap(([name, steps]) => steps.map(([file, text]) => ({ name, file, text }))))(
    'passes the $name, through $file',
    ({ file, text }) => {
      expect(readProjectFile(file)).toContain(text);
    },
  );
});
