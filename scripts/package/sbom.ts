import { isOwnFile } from '../../vite.config.js';
import type { ReplacedPackage } from './replaced-packages.js';
import { listBundledPackages, listCopiedData, type BundledPackage, type CopiedData } from './third-party.js';

export const SBOM = 'sbom.json';

/** Ids of the bundled modules, by what they are bundled into. */
export interface ShippedModules {
  /** What pages load: `cdn/`, `esm/`, `embed/`, `react/`. */
  readonly elements: readonly string[];
  /** The package's command, which runs on a developer's machine alone. */
  readonly sandbox: readonly string[];
}

type Part = keyof ShippedModules;
const PARTS: readonly Part[] = ['elements', 'sandbox'];
const ROOT = 'orders-area';

/** What the list is made of. */
export interface SbomParts {
  readonly modules: ShippedModules;
  readonly replaced: readonly ReplacedPackage[];
  readonly version: string;
}

/** The part of an entry that is read again. */
interface Component {
  readonly group?: string;
  readonly name: string;
}

interface Property {
  readonly name: string;
  readonly value: string;
}

/**
 * What is bundled, as CycloneDX: made from the same list as the notices. It has neither a time nor a number of its own, so that two
 * builds of the same sources are the same; each component says in which part of the package it is, what it stands in for, and where
 * other code stands in for it.
 */
export function createSbom({ modules, replaced, version }: SbomParts): object {
  const packages = listBundledPackages(PARTS.flatMap((part) => modules[part]));
  const parts = Object.fromEntries(
    PARTS.map((part) => [part, new Set(listBundledPackages(modules[part]).map(toPurl))]),
  ) as Record<Part, Set<string>>;
  const components = [
    ...packages.map((about) =>
      toLibrary(about, [
        ...PARTS.filter((part) => parts[part].has(toPurl(about))).map(toPart),
        ...listMarks(replaced, about.name),
      ]),
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
        properties: replaced.filter(({ by }) => isOwnFile(by)).map(toReplaces),
      },
    },
    components,
    dependencies: [{ ref: root, dependsOn: components.map((component) => component['bom-ref']) }],
  };
}

/** Names of what a list says is bundled, as a registry knows them. */
export function readComponents(text: string): string[] {
  const { components } = JSON.parse(text) as { components: readonly Component[] };
  return components.map(toName);
}

function toName({ group, name }: Component): string {
  return group === undefined ? name : `${group}/${name}`;
}

function toPart(part: Part): Property {
  return { name: `${ROOT}:part`, value: part };
}

/** What an alias of the build says of a package: a scanner cannot tell it from the code. */
function listMarks(replaced: readonly ReplacedPackage[], name: string): Property[] {
  return [
    ...replaced.filter(({ by }) => by === name).map(toReplaces),
    ...replaced
      .filter((one) => one.name === name)
      .map(({ by, folders }) => ({ name: `${ROOT}:replaced-by`, value: `${by} in ${folders.join(', ')}` })),
  ];
}

function toReplaces({ name, folders }: ReplacedPackage): Property {
  return { name: `${ROOT}:replaces`, value: `${name} in ${folders.join(', ')}` };
}

function toLibrary(about: BundledPackage, properties: readonly Property[]) {
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
    properties,
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
    properties: [toPart('elements')],
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
