import checkFile from 'eslint-plugin-check-file';
import reactHooks from 'eslint-plugin-react-hooks';
import wc from 'eslint-plugin-wc';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { RESTRICTED_GLOBALS } from './scripts/lint/browser-globals.mjs';
import { SHIPPED } from './scripts/lint/file-globs.mjs';
import { PROJECT_RULES } from './scripts/lint/project-rules.mjs';
import { FILES_WITH_REPLACED_WORDS } from './scripts/lint/replaced-words.mjs';

const TYPESCRIPT = ['**/*.{ts,tsx}'];
const FOLDERS = '{src,elements,contract,demo,scripts,tests}';

/** Rules for every file, in any language. */
const EVERYWHERE = {
  linterOptions: { reportUnusedDisableDirectives: 'error', reportUnusedInlineConfigs: 'error' },
  plugins: { 'check-file': checkFile },
  rules: {
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-new-func': 'error',
    'no-script-url': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    eqeqeq: 'error',
    'no-self-compare': 'error',
    'no-constant-binary-expression': 'error',
    'no-debugger': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-unused-expressions': 'error',
    'no-useless-escape': 'error',
    'object-shorthand': 'error',
    'check-file/filename-naming-convention': [
      'error',
      { [`${FOLDERS}/**/*.{ts,tsx,mjs}`]: 'KEBAB_CASE' },
      { ignoreMiddleExtensions: true },
    ],
    'check-file/folder-naming-convention': ['error', { [`${FOLDERS}/**/`]: 'KEBAB_CASE' }],
    'check-file/filename-blocklist': [
      'error',
      {
        '**/{utils,util,helpers,helper,common,misc}.*': '*.the-task-it-does',
        [FILES_WITH_REPLACED_WORDS]: '*.a-term-of-scripts-lint-replaced-words',
      },
    ],
  },
};

/** Limits for the sizes of files and functions. */
const SIZES = [
  {
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60 }],
      'max-params': ['error', { max: 3 }],
      'max-depth': ['error', { max: 3 }],
      complexity: ['error', { max: 12 }],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 90 }] } },
  // The function of a `describe` only groups tests; the limit for files applies to it.
  { files: ['tests/**/*.test.{ts,tsx}', 'tests/e2e/**'], rules: { 'max-lines-per-function': 'off' } },
];

/** Rules for TypeScript. Oxlint has those that need types (`.oxlintrc.json`). */
const TYPESCRIPT_RULES = {
  files: TYPESCRIPT,
  extends: [tseslint.configs.recommended],
  rules: {
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/ban-ts-comment': [
      'error',
      {
        'ts-expect-error': 'allow-with-description',
        'ts-ignore': true,
        'ts-nocheck': true,
        minimumDescriptionLength: 10,
      },
    ],
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-import-type-side-effects': 'error',
    // Each tag adds its attributes to the configuration's type with an interface that only extends.
    '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', caughtErrors: 'all', ignoreRestSiblings: true },
    ],
    'no-unused-expressions': 'off',
  },
};

/** In these files, an import statement would turn a type into `any`, so `import('./file.js').Name` is allowed. */
const TYPINGS = {
  files: ['**/*.d.ts'],
  rules: { '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }] },
};

const BELOW_PLATFORM = {
  files: ['src/**/*.{ts,tsx}'],
  ignores: ['src/platform/**'],
  rules: { 'no-restricted-globals': ['error', RESTRICTED_GLOBALS] },
};

const COMPONENTS = { files: SHIPPED, extends: [reactHooks.configs.flat.recommended] };
const TAGS = { files: ['elements/**/*.ts'], extends: [wc.configs['flat/best-practice']] };
const QUIET = { files: SHIPPED, rules: { 'no-console': ['error', { allow: ['info', 'warn', 'error'] }] } };

export default defineConfig(
  globalIgnores([
    'dist/',
    '.cache/',
    'docs/',
    'test-results/',
    'tests/types/*.tsx',
    'tests/contract/typed-client/',
    'tests/e2e/recipes/*/**/*.{ts,tsx}',
    'tests/bench/peers/',
    'demo/sandbox/.data/',
    // Medusa names the folders of its extension.
    'gateways/*/shop/',
    'gateways/*/extension/',
  ]),
  EVERYWHERE,
  SIZES,
  TYPESCRIPT_RULES,
  TYPINGS,
  BELOW_PLATFORM,
  COMPONENTS,
  TAGS,
  QUIET,
  PROJECT_RULES,
);
