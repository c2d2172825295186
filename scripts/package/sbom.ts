import { BUNDLES, isOwnFile, listReplacements } from '../../vite.config.js';
import { listBundledPackages, listCopiedData, type BundledPackage } from './third-party.js';

export const SBOM = 'sbom.json';
const ROOT = 'orders-area';

/** Ids of the bundled modules, by the part of the package that they are in. */
export interface ShippedModules {
  /** The scripts that pages load. */
  readonly elements: readonly string[];
  /** The package's command, which only runs on a developer's machine. */
  readonly sandbox: readonly string[];
}

/** A package that an alias of the build replaces by other code. */
export interface ReplacedPackage {
  readonly name: string;
  /** The package that replaces it, or a file of this project. */
  readonly by: string;
  /** The folders of `dist/` where it is replaced. */
  readonly folders: readonly string[];
}

export interface SbomContents {
  readonly modules: ShippedModules;
  readonly replaced: readonly ReplacedPackage[];
  readonly version: string;
}

type Package = Pick<BundledPackage, 'name' | 'version' | 'license' | 'homepage'>;

interface Property {
  readonly name: string;
  readonly value: string;
}

/**
 * Lists what is bundled, as CycloneDX. It has neither a time nor a serial number, so that builds repeat to the byte. Properties of a
 * component name the parts of the package that contain it, and what it replaces or is replaced by: a scanner cannot see an alias.
 */
export function createSbom({ modules, replaced, version }: SbomContents): object {
  const inElements = listBundledPackages(modules.elements).map(toPurl);
  const inSandbox = listBundledPackages(modules.sandbox).map(toPurl);
  const libraries = listBundledPackages(Object.values(modules).flat()).map((about) =>
    toLibrary(about, [
      ...(inElements.includes(toPurl(about)) ? [toProperty('part', 'elements')] : []),
      ...(inSandbox.includes(toPurl(about)) ? [toProperty('part', 'sandbox')] : []),
      ...replaced.filter(({ by }) => by === about.name).map(toReplaces),
      ...replaced
        .filter(({ name }) => name === about.name)
        .map(({ by, folders }) => toProperty('replaced-by', `${by} in ${folders.join(', ')}`)),
    ]),
  );
  // No registry has the copied data, so it has no purl.
  const data = listCopiedData().map(({ name, version: dataVersion, license }) => ({
    type: 'data',
    'bom-ref': `${name}@${dataVersion}`,
    name,
    version: dataVersion,
    licenses: toLicences(license),
    properties: [toProperty('part', 'elements')],
  }));
  const root = { name: ROOT, version, license: 'MIT' };
  const components = [...libraries, ...data];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: toLibrary(root, replaced.filter(({ by }) => isOwnFile(by)).map(toReplaces)) },
    components,
    dependencies: [{ ref: toPurl(root), dependsOn: components.map((component) => component['bom-ref']) }],
  };
}

/** Names and licences of the listed components. */
export function readComponents(text: string): { readonly name: string; readonly licence: string }[] {
  const { components } = JSON.parse(text) as { components: readonly ReturnType<typeof toLibrary>[] };
  return components.map(({ group, name, licenses: [licence] }) => ({
    name: group === undefined ? name : `${group}/${name}`,
    licence: licence.expression ?? licence.license?.id ?? 'none',
  }));
}

function toLibrary(about: Package, properties: readonly Property[]) {
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

function toProperty(name: string, value: string): Property {
  return { name: `${ROOT}:${name}`, value };
}

function toReplaces({ name, folders }: ReplacedPackage): Property {
  return toProperty('replaces', `${name} in ${folders.join(', ')}`);
}

/** SPDX writes a choice of licences as an expression, with its operators in capitals. */
function toLicences(license: string): readonly [{ expression?: string; license?: { id: string } }] {
  const expression = license.replace(/ (?:or|and|with) /gi, (word) => word.toUpperCase());
  return [expression.includes(' ') ? { expression } : { license: { id: license } }];
}

function toPurl({ name, version }: Pick<Package, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** The packages that are replaced in the scripts that pages load, one entry for each module that replaces one. */
export function listReplacedPackages(): ReplacedPackage[] {
  const all = BUNDLES.flatMap(({ folder, renderer }) =>
    listReplacements(renderer).map(({ name, by }) => ({ name, by: isOwnFile(by) ? by : toPackage(by), folder })),
  );
  const unique = new Map(all.map(({ name, by }) => [`${name} ${by}`, { name, by }]));
  return [...unique.values()].map(({ name, by }) => {
    const folders = all.filter((one) => one.name === name && one.by === by).map(({ folder }) => folder);
    return { name, by, folders: [...new Set(folders)].sort() };
  });
}

/** `preact/compat` -> `preact` */
function toPackage(module: string): string {
  return /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module;
}
