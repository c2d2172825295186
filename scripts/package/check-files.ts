/** Everything that may be in the package; what no pattern covers was packed by accident. */
const EXPECTED: readonly RegExp[] = [
  /^(?:package\.json|README\.md|LICENSE|CHANGELOG\.md)$/,
  /^dist\/(?:cdn|esm|embed|react)\/[\w-]+\.js$/,
  /^dist\/(?:esm|react)\/[\w-]+\.js\.map$/,
  // Locales that are made for testing are in no package.
  /^dist\/data\/(?:locale|market)-(?!en-XA-|ar-XB-)[\w-]+\.json$/,
  /^dist\/types\/(?:embed\/)?[\w-]+\.d\.ts$/,
  // Typings alone are modules too, and empty ones.
  /^dist\/types\/(?:react-jsx|vue|svelte)\.js$/,
  /^dist\/command\/orders-area\.js$/,
  /^dist\/(?:custom-elements|html-custom-data|css-custom-data|web-types|integrity|sbom)\.json$/,
  // What the README leads to.
  /^docs\/(?:(?:decisions\/)?[\w-]+\.md|openapi\.json|images\/[\w-]+\.png)$/,
  /^dist\/THIRD-PARTY-LICENSES\.txt$/,
];

/** May be handed on inside of ours; Unicode-3.0 is for CLDR data. */
const LICENCES = new Set(['MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'ISC', '0BSD', 'Unicode-3.0']);

/** Files that nobody meant to publish: sources, tests, maps. */
export function listStrangers(files: readonly string[]): string[] {
  return files.filter((file) => !EXPECTED.some((pattern) => pattern.test(file)));
}

/** What must be there and is not. */
export function listMissing(files: readonly string[]): string[] {
  const needed = [
    'LICENSE',
    'package.json',
    'dist/THIRD-PARTY-LICENSES.txt',
    'dist/sbom.json',
    'dist/command/orders-area.js',
    'dist/integrity.json',
    'dist/types/api.d.ts',
    'docs/integrating.md',
    'docs/openapi.json',
  ];
  return needed.filter((file) => !files.includes(file));
}

export interface Notice {
  readonly name: string;
  readonly licence: string;
}

/** The packages that the notices name, each with its licence. */
export function readNotices(text: string): Notice[] {
  const heads = text.matchAll(/^-{80}\n\n(\S+) \S+ \(([^()]+(?:\([^()]*\))?)\)$/gm);
  return [...heads].map(([, name = '', licence = '']) => ({ name, licence }));
}

/** Notices whose licence does not let us hand the code on. Of several licences one is enough. */
export function listForbidden(notices: readonly Notice[]): Notice[] {
  const isAllowed = ({ licence }: Notice) => licence.split(/ or /i).some((choice) => LICENCES.has(choice));
  return notices.filter((notice) => !isAllowed(notice));
}
