/** Patterns of everything that may be in the package. */
const EXPECTED: readonly RegExp[] = [
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  /^dist\/(?:cdn|esm|embed|react)\/[\w-]+\.js$/,
  /^dist\/(?:esm|react)\/[\w-]+\.js\.map$/,
  // The pseudo-locales are for tests and are not published.
  /^dist\/data\/(?:locale|market)-(?!en-XA-|ar-XB-)[\w-]+\.json$/,
  /^dist\/types\/(?:embed\/)?[\w-]+\.d\.ts$/,
  // These modules have only types, so their scripts are empty.
  /^dist\/types\/(?:react-jsx|vue|svelte)\.js$/,
  /^dist\/command\/orders-area\.js$/,
  /^dist\/(?:custom-elements|html-custom-data|css-custom-data|web-types|integrity|sbom)\.json$/,
  // The README links to these.
  /^docs\/(?:(?:decisions\/)?[\w-]+\.md|openapi\.json|sentence-case\.json|images\/[\w-]+\.(?:png|svg))$/,
  /^dist\/THIRD-PARTY-LICENSES\.txt$/,
];
/** Files that no other check would miss: publint looks for what `package.json` names. */
const REQUIRED = [
  'LICENSE',
  'dist/THIRD-PARTY-LICENSES.txt',
  'docs/integrating.md',
  'docs/openapi.json',
  'docs/sentence-case.json',
];
/** Licences under which code and data may be bundled; Unicode-3.0 is for CLDR data. */
const LICENCES = new Set(['MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'ISC', '0BSD', 'Unicode-3.0']);

/** Files that were packed by accident: sources, tests, maps. */
export function listUnexpected(files: readonly string[]): string[] {
  return files.filter((file) => !EXPECTED.some((pattern) => pattern.test(file)));
}

export function listMissing(files: readonly string[]): string[] {
  return REQUIRED.filter((file) => !files.includes(file));
}

/** Whether a licence lets us bundle the code; of a choice of licences, one is enough. */
export function isAllowed(licence: string): boolean {
  return licence.split(' OR ').some((choice) => LICENCES.has(choice));
}
