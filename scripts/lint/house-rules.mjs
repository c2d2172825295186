import { BANS } from './bans.mjs';
import { createBanRule } from './create-ban-rule.mjs';
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
