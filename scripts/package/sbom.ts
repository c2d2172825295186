import { listBundledPackages, listCopiedData, type BundledPackage, type CopiedData } from './third-party.js';

export const SBOM = 'sbom.json';

/** Ids of the bundled modules, by what they are bundled into. */
export interface ShippedModules {
  /** What pages load: `esm/`, `embed/`, `react/`. */
  readonly elements: readonly string[];
  /** The package's command, which runs on a developer's machine alone. */
  readonly sandbox: readonly string[];
}

type Part = keyof ShippedModules;
const PARTS: readonly Part[] = ['elements', 'sandbox'];
const ROOT = 'orders-area';

/**
 * What is bundled, as CycloneDX: made from the same list as the notices. It has neither a time nor a number of its own, so that two
 * builds of the same sources are the same; each component says in which part of the package it is.
 */
export function createSbom(modules: ShippedModules, version: string): object {
  const packages = listBundledPackages(PARTS.flatMap((part) => modules[part]));
  const parts = Object.fromEntries(
    PARTS.map((part) => [part, new Set(listBundledPackages(modules[part]).map(toPurl))]),
  ) as Record<Part, Set<string>>;
  const components = [
    ...packages.map((about) =>
      toLibrary(
        about,
        PARTS.filter((part) => parts[part].has(toPurl(about))),
      ),
    ),
    ...listCopiedData().map(toData),
  ];
  const root = toPurl({ name: ROOT, version });
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'library',
        'bom-ref': root,
        name: ROOT,
        version,
        licenses: toLicences('MIT'),
        purl: root,
      },
    },
    components,
    dependencies: [{ ref: root, dependsOn: components.map((component) => component['bom-ref']) }],
  };
}

/** Names of what a list says is bundled, as a registry knows them. */
export function readComponents(text: string): string[] {
  const { components } = JSON.parse(text) as {
    components: readonly { readonly group?: string; readonly name: string }[];
  };
  return components.map(({ group, name }) => (group === undefined ? name : `${group}/${name}`));
}

function toLibrary(about: BundledPackage, parts: readonly Part[]) {
  const [, group, name = about.name] = /^(@[^/]+)\/(.+)$/.exec(about.name) ?? [];
  return {
    type: 'library',
    'bom-ref': toPurl(about),
    ...(group !== undefined && { group }),
    name,
    version: about.version,
    licenses: toLicences(about.license),
    purl: toPurl(about),
    ...(about.homepage !== undefined && { externalReferences: [{ type: 'website', url: about.homepage }] }),
    properties: parts.map((part) => ({ name: `${ROOT}:part`, value: part })),
  };
}

/** No package stands for it, so it has no address in a registry. */
function toData({ name, version, license }: CopiedData) {
  return {
    type: 'data',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    licenses: toLicences(license),
    properties: [{ name: `${ROOT}:part`, value: 'elements' }],
  };
}

/** A choice of licences is an expression in SPDX's language, not the name of one; its words are in capitals there. */
function toLicences(license: string): object[] {
  const expression = license.replace(/ (?:or|and|with) /gi, (word) => word.toUpperCase());
  return expression.includes(' ') ? [{ expression }] : [{ license: { id: license } }];
}

function toPurl({ name, version }: { readonly name: string; readonly version: string }): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}
