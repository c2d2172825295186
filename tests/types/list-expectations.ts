import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/paths.js';

/** A line that must not compile, with the expected error. */
export interface Expectation {
  readonly line: number;
  readonly code: string;
  readonly word: string;
  readonly source: string;
}

/**
 * Reads `// TS2322 pink` at the end of a line, or the same as an HTML comment: the error code and a word of its
 * message.
 */
export function listExpectations(file: string): Expectation[] {
  const lines = readFileSync(inRoot(file), 'utf8').split('\n');
  return lines.flatMap((source, index) => {
    const [, code, word] = /(?:\/\/|<!--) (TS\d+) (\S+)(?: -->)?$/.exec(source) ?? [];
    return code !== undefined && word !== undefined ? [{ line: index + 1, code, word, source }] : [];
  });
}
