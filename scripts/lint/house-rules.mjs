import { BANS } from './bans.mjs';
import { noCountryRule } from './no-country-rule.mjs';
import { requireDisableReason } from './require-disable-reason.mjs';

const plugin = {
  rules: {
    ...Object.fromEntries(BANS.map((ban) => [ban.name, createBanRule(ban)])),
    'no-country-rule': noCountryRule,
    'require-disable-reason': requireDisableReason,
  },
};

/** The project's own rules as flat config: every ban where it holds. */
export const HOUSE_RULES = [
  { plugins: { house: plugin }, rules: { 'house/require-disable-reason': 'error' } },
  ...BANS.map((ban) => ({
    files: ban.in,
    ignores: ban.except ?? [],
    rules: { [`house/${ban.name}`]: 'error' },
  })),
  {
    files: ['src/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}'],
    ignores: ['src/markets/**'],
    rules: { 'house/no-country-rule': 'error' },
  },
];

/** Makes an ESLint rule of a row of `bans.mjs`. */
function createBanRule(ban) {
  return {
    meta: { type: 'problem', schema: [], docs: { description: ban.message } },
    create: (context) => {
      const report = (node) => context.report({ node, message: ban.message });
      return ban.selectors
        ? Object.fromEntries(ban.selectors.map((selector) => [selector, report]))
        : createImportVisitor(ban, report);
    },
  };
}

function createImportVisitor(ban, report) {
  const isBanned = (source) => typeof source?.value === 'string' && ban.module.test(source.value);
  const checkSpecifiers = (node) => {
    if (!isBanned(node.source)) return;
    if (!ban.names) report(node);
    else node.specifiers.filter((specifier) => ban.names.includes(getImportedName(specifier))).forEach(report);
  };
  const checkWhole = (node) => {
    if (isBanned(node.source)) report(node);
  };
  return {
    ImportDeclaration: checkSpecifiers,
    ExportNamedDeclaration: checkSpecifiers,
    ExportAllDeclaration: checkWhole,
    ImportExpression: checkWhole,
    TSImportType: checkWhole,
  };
}

/** `import x` is `default`, `import * as x` is `*`; of `export { a as b } from` it is `a`. */
function getImportedName(specifier) {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  if (specifier.type === 'ImportNamespaceSpecifier') return '*';
  const named = specifier.imported ?? specifier.local;
  return named.name ?? named.value;
}
