import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { addExamples } from '../contract/openapi/add-examples.js';
import { createOpenApiDocument } from '../contract/openapi/create-document.js';
import { replaceAnswerFields } from './generate/docs/answer-fields.js';
import { createElementsDoc } from './generate/docs/elements-doc.js';
import { createMarketsDoc } from './generate/docs/markets-doc.js';
import { createErrorsDoc, createFlagsDoc } from './generate/docs/name-docs.js';
import { formatTexts } from './generate/format-texts.js';
import { readTags, type DocumentedTag } from './generate/read-tags.js';
import { recordExample } from './generate/record-examples.js';
import { inRoot } from './paths.js';

/** Text of every committed file that is generated from tables and schemas, by its path. */
export async function createGeneratedFiles(): Promise<Readonly<Record<string, string>>> {
  const tags = await readTags();
  const backend = readFileSync(inRoot('docs/backend.md'), 'utf8');
  const docs = {
    'docs/backend.md': replaceAnswerFields(backend, createOpenApiDocument()),
    'docs/elements.md': createElementsDoc(tags),
    'docs/errors.md': createErrorsDoc(tags),
    'docs/flags.md': createFlagsDoc(),
    'docs/markets.md': createMarketsDoc(),
  };
  return {
    ...(await formatTexts(docs)),
    'docs/openapi.json': await createOpenApiText(),
    'package.json': createPackageText(tags),
  };
}

/** `docs/openapi.json`, with the sandbox's answers as examples. */
export async function createOpenApiText(): Promise<string> {
  const document = createOpenApiDocument();
  await addExamples(document, recordExample);
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** `package.json` with an entry for each tag in its exports. */
function createPackageText(tags: readonly DocumentedTag[]): string {
  const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { exports: Record<string, unknown> };
  const entries = Object.fromEntries(
    tags.map(({ entry, contract }) => [
      entry,
      { types: `./dist/types/${entry.slice('./'.length)}.d.ts`, default: `./dist/esm/${contract.tag}.js` },
    ]),
  );
  manifest.exports = { ...manifest.exports, ...entries };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** The files that differ from what would be generated now. */
export function listStale(files: Readonly<Record<string, string>>, root = inRoot()): string[] {
  const isStale = ([file, text]: [string, string]) =>
    !existsSync(`${root}/${file}`) || readFileSync(`${root}/${file}`, 'utf8') !== text;
  return Object.entries(files)
    .filter(isStale)
    .map(([file]) => file);
}

if (process.argv[1] === inRoot('scripts/generate.ts')) {
  const files = await createGeneratedFiles();
  const stale = listStale(files);
  for (const file of stale) writeFileSync(inRoot(file), files[file] ?? '');
  console.log(stale.length === 0 ? 'All generated files are current.' : `Written: ${stale.join(', ')}.`);
}
