import { COMMON_ATTRIBUTES } from '../../../src/app/configuration/attribute-table.js';
import { FLAG_TABLE } from '../../../src/app/configuration/flag-table.js';
import { CALL_CLASSES } from '../../../src/http/model/call-classes.js';
import { ALL_TAGS } from '../../../vite.config.js';
import type { DocumentedTag } from '../read-tags.js';
import { formatTexts } from '../format-texts.js';
import { createDefaultsTyping, createElementTypings, createNameTyping } from './element-typings.js';
import { REACT_JSX_TYPINGS, SVELTE_TYPINGS, VUE_TYPINGS } from './framework-typings.js';
import { createPublicApi } from './public-api.js';

/** An entry that registers its tag and lets the page set defaults. */
const TAG_ENTRY = `export type * from './index.js';\nexport { configureOrders } from './index.js';`;
/** A union of all lists would have too many members, so only the first name of a list is checked. */
const FLAG_LIST_TYPING = `/** The attribute \`flags\`: names of feature flags, separated by spaces. The compiler checks the first one; the console names all unknown ones. */
export type OrdersFlagList = '' | OrdersFlag | \`\${OrdersFlag} \${string}\`;`;
/** The script of a module that has only types, so that it may be imported. */
const NOTHING = 'export {};';

/** Text of every file in the package's `types/`, by its path there. `api.d.ts` and `elements.d.ts` declare everything; the others re-export. */
export async function createTypings(tags: readonly DocumentedTag[]): Promise<Readonly<Record<string, string>>> {
  const tagNames = tags.map(({ contract }) => contract.tag);
  const flagNames = FLAG_TABLE.map(({ name }) => name);
  const replacements = {
    OrdersTag: createNameTyping('OrdersTag', 'A tag of the package.', tagNames),
    OrdersDefaults: createDefaultsTyping(COMMON_ATTRIBUTES),
    CallName: createNameTyping(
      'CallName',
      'A call of the order service; backend.md says what each does.',
      Object.keys(CALL_CLASSES),
    ),
  };
  const files: Record<string, string> = {
    'api.d.ts': [
      createPublicApi('elements/index.ts', replacements),
      createNameTyping('OrdersFlag', 'A feature flag; flags.md says what each does.', flagNames),
      FLAG_LIST_TYPING,
    ].join('\n\n'),
    'elements.d.ts': createElementTypings(tags),
    'index.d.ts': `export * from './api.js';\nexport type * from './elements.js';`,
    'react.d.ts': `import './react-jsx.js';\nexport * from './index.js';`,
    'react-jsx.d.ts': REACT_JSX_TYPINGS,
    'vue.d.ts': VUE_TYPINGS,
    'svelte.d.ts': SVELTE_TYPINGS,
  };
  for (const name of ['react-jsx', 'vue', 'svelte']) files[`${name}.js`] = NOTHING;
  files[`embed/${ALL_TAGS}.d.ts`] = `export * from '../index.js';`;
  for (const { contract, entry } of tags) {
    files[`${entry.slice('./'.length)}.d.ts`] = TAG_ENTRY;
    files[`embed/${contract.tag}.d.ts`] = TAG_ENTRY.replaceAll('./', '../');
  }
  return formatTexts(files);
}
