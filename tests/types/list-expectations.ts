import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/paths.js';

/** A line that must not compile, and why. */
export interface Expectation {
  readonly line: number;
  readonly code: string;
  readonly word: string;
  readonly source: string;
}

/** `// TS2322 pink` at the end of a line, or the same as a comment of markup: the code, and a word of the message. */
export function listExpectations(file: string): Expectation[] {
  const lines = readFileSync(inRoot('tests/types', file), 'utf8').split('\n');
  return lines.flatMap((source, index) => {
    const [, code, word] = /(?:\/\/|<!--) (TS\d+) (\S+)(?: -->)?$/.exec(source) ?? [];
    return code !== undefined && word !== undefined ? [{ line: index + 1, code, word, source }] : [];
  });
}
