import { readProjectFigures } from './project-figures.js';

/** `npx tsx tests/structure/print-project-figures.ts` prints how easy the source is to navigate. */
const { sourceFiles, oneImporter, importsP90, giftCardReach, walks } = readProjectFigures();
console.table([
  { figure: 'source files', value: sourceFiles },
  { figure: 'files with one importer, %', value: oneImporter },
  { figure: 'imports of a file, p90', value: importsP90 },
  { figure: 'files within reach of the gift card', value: giftCardReach },
  ...walks.map(({ name, files }) => ({ figure: `files to follow the ${name}`, value: files })),
]);
