import { BUNDLES, isOwnFile, listReplacements } from '../../vite.config.js';
import { listBundledPackages, listCopiedData, type ThirdParty } from './third-party.js';

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

interface Property {
  readonly name: string;
  readonly value: string;
}

/**
 * Lists what is bundled, as CycloneDX. It has neither a time nor a serial number, so that builds repeat to the byte. Properties of a
 * component name the parts of the package that contain it, and what it replaces or is replaced by: a scanner cannot see an alias.
 */
export function createSbom({ modules, replaced, version }: SbomContents): object {
  const parts = (['elements', 'sandbox'] as const).map(
    (part) => [part, listBundledPackages(modules[part]).map(toPurl)] as const,
  );
  const libraries = listBundledPackages(Object.values(modules).flat()).map((about) => ({
    ...toLibrary(about),
    properties: [
      ...parts.filter(([, purls]) => purls.includes(toPurl(about))).map(([part]) => toProperty('part', part)),
      ...replaced.filter(({ by }) => by === about.name).map(toReplaces),
      ...replaced
        .filter(({ name }) => name === about.name)
        .map(({ by, folders }) => toProperty('replaced-by', `${by} in ${folders.join(', ')}`)),
    ],
  }));
  // No registry has the copied data, so it has no purl.
  const data = listCopiedData().map((about) => ({
    type: 'data',
    'bom-ref': `${about.name}@${about.version}`,
    ...describe(about),
    properties: [toProperty('part', 'elements')],
  }));
  const root = toLibrary({ name: ROOT, version, license: 'MIT' });
  const components = [...libraries, ...data];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...root, properties: replaced.filter(({ by }) => isOwnFile(by)).map(toReplaces) } },
    components,
    dependencies: [{ ref: root.purl, dependsOn: components.map((component) => component['bom-ref']) }],
  };
}

/** Names and licences of the listed components. */
export function readComponents(text: string): { readonly name: string; readonly licence: string }[] {
  const { components } = JSON.parse(text) as { components: readonly ReturnType<typeof describe>[] };
  return components.map(({ group, name, licenses: [licence] }) => ({
    name: group === undefined ? name : `${group}/${name}`,
    licence: licence.expression ?? licence.license?.id ?? 'none',
  }));
}

type Described = Pick<ThirdParty, 'name' | 'version' | 'license' | 'homepage'>;

function toLibrary(about: Described) {
  const purl = toPurl(about);
  return { type: 'library', 'bom-ref': purl, ...describe(about), purl };
}

function describe({ name: whole, version, license, homepage }: Described) {
  const [, group, name = whole] = /^(@[^/]+)\/(.+)$/.exec(whole) ?? [];
  return {
    ...(group !== undefined && { group }),
    name,
    version,
    licenses: toLicences(license),
    ...(homepage !== undefined && { externalReferences: [{ type: 'website', url: homepage }] }),
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

function toPurl({ name, version }: Pick<ThirdParty, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** The packages that are replaced in the scripts that pages load, one entry for each module that replaces one. */
export function listReplacedPackages(): ReplacedPackage[] {
  return listReplacements('preact').map(({ name, by }) => {
    const bundles = BUNDLES.filter(({ renderer }) => listReplacements(renderer).some((one) => one.by === by));
    // The package of the module: `preact` of `preact/jsx-runtime`.
    const [owner = by] = isOwnFile(by) ? [by] : (/^(?:@[^/]+\/)?[^/]+/.exec(by) ?? []);
    return { name, by: owner, folders: [...new Set(bundles.map(({ folder }) => folder))].sort() };
  });
}
