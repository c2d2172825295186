import comments from '@eslint-community/eslint-plugin-eslint-comments';
import { builtinRules } from 'eslint/use-at-your-own-risk';
import { BANS } from './bans.mjs';

/** ESLint merges no options, so each ban is the rule `no-restricted-syntax` under a name of its own. */
const restrict = builtinRules.get('no-restricted-syntax');
const plugin = { rules: Object.fromEntries(BANS.map(({ name }) => [name, restrict])) };

/** The project's own rules as flat config. */
export const HOUSE_RULES = [
  {
    plugins: { house: plugin, comments },
    rules: {
      'comments/no-unlimited-disable': 'error',
      'comments/require-description': ['error', { ignore: ['eslint-enable'] }],
    },
  },
  ...BANS.map(({ name, in: files, except = [], selectors, message }) => ({
    files,
    ignores: except,
    rules: { [`house/${name}`]: ['error', ...selectors.map((selector) => ({ selector, message }))] },
  })),
];
