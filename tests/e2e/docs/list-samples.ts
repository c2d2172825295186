import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../../scripts/paths.js';

/** A fenced code block of a document. */
export interface Sample {
  /** Document, heading and index below the heading: `README.md, Paste this, 1`. */
  readonly name: string;
  readonly language: string;
  readonly code: string;
}

/** Also matches a fence without a language. */
const FENCE = /^ *```(\w*)\n([\s\S]*?)\n *```$/gm;
const HEADING = /^#+ (.+)$/gm;

/** The samples of a text, in order. */
export function readSamples(file: string, text: string): Sample[] {
  const bare = text.replaceAll(FENCE, (block) => block.replaceAll(/[^\n]/g, ' '));
  const headings = [...bare.matchAll(HEADING)].map(({ index, 1: title = '' }) => ({ index, title }));
  const counts = new Map<string, number>();
  return [...text.matchAll(FENCE)].map(({ index, 1: language = '', 2: code = '' }) => {
    const title = headings.filter((heading) => heading.index < index).at(-1)?.title ?? '';
    const count = (counts.get(title) ?? 0) + 1;
    counts.set(title, count);
    return { name: `${file}, ${title}, ${count}`, language, code };
  });
}

/** All samples in the current README and documents. */
export function listSamples(): Sample[] {
  const documents = readdirSync(inRoot('docs')).filter((file) => file.endsWith('.md'));
  return ['README.md', ...documents.map((file) => `docs/${file}`)].flatMap((file) =>
    readSamples(path.basename(file), readFileSync(inRoot(file), 'utf8')),
  );
}
