/** Tests of what has no state of its own, or makes it anew for each test: their files are loaded into one worker, one after the other. */
export const SHARING_FOLDERS = ['api', 'area', 'domain', 'i18n', 'markets', 'state'];

/** Of these folders, what puts others in the place of modules or of what is global: each in a worker of its own. */
export const ALONE = [
  'tests/api/lean-zod.test.ts',
  'tests/api/schemas/from-base64.test.ts',
  'tests/domain/returns/return-by.test.ts',
  'tests/markets/invented-country.test.ts',
  'tests/state/cancellation-tabs.test.ts',
  'tests/state/lookup-races.test.ts',
  'tests/state/registry.test.ts',
];
