export const SHIPPED = ['src/**/*.{ts,tsx}', 'elements/**/*.{ts,tsx}'];
export const BELOW_PLATFORM = ['src/**/*.{ts,tsx}'];
export const OURS = [
  ...SHIPPED,
  'contract/**/*.ts',
  'demo/**/*.{ts,tsx}',
  'scripts/**/*.{ts,mjs}',
  'tests/**/*.{ts,tsx}',
];
export const TYPINGS = ['**/*.d.ts'];
