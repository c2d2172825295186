// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { createSbom, listReplacedPackages, readComponents, type ShippedModules } from '../../scripts/package/sbom.js';
import { createThirdPartyNotices, listBundledPackages } from '../../scripts/package/third-party.js';

const root = mkdtempSync(path.join(tmpdir(), 'sbom-'));

/** Creates a package and returns the id of a module in it. */
function install(name: string, license: string, more: object = {}): string {
  const folder = path.join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license, ...more }));
  writeFileSync(path.join(folder, 'LICENSE'), `Copyright of ${name}`);
  return path.join(folder, 'index.js');
}

interface Sbom {
  readonly metadata: { readonly component: { readonly properties: readonly object[] } };
  readonly components: readonly object[];
}

const kit = install('@one/kit', 'MIT', { homepage: 'https://kit.example' });
const choice = install('choice', 'MIT or MPL-2.0');
const server = install('server', 'Apache-2.0');
const MODULES = { elements: [`\0${kit}?commonjs`, choice, kit], sandbox: [server, kit] };
const REPLACED = [
  { name: 'view', by: '@one/kit', folders: ['embed', 'esm'] },
  { name: 'server', by: 'src/small-server.ts', folders: ['esm'] },
];
const create = (modules: ShippedModules): Sbom => createSbom({ modules, replaced: REPLACED, version: '4.5.6' }) as Sbom;
const sbom = create(MODULES);

describe('the bill of materials', () => {
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  test('describes its subject in the CycloneDX format', () => {
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      version: 1,
      metadata: { component: { name: 'orders-area', version: '4.5.6', purl: 'pkg:npm/orders-area@4.5.6' } },
    });
  });

  test('lists each package once, with its licence, address and parts, and marks one that replaces another', () => {
    expect(sbom.components.slice(0, -1)).toEqual([
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40one/kit@1.2.3',
        group: '@one',
        name: 'kit',
        version: '1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        purl: 'pkg:npm/%40one/kit@1.2.3',
        externalReferences: [{ type: 'website', url: 'https://kit.example' }],
        properties: [
          { name: 'orders-area:part', value: 'elements' },
          { name: 'orders-area:part', value: 'sandbox' },
          { name: 'orders-area:replaces', value: 'view in embed, esm' },
        ],
      },
      expect.objectContaining({ name: 'choice', licenses: [{ expression: 'MIT OR MPL-2.0' }] }),
      expect.objectContaining({
        name: 'server',
        properties: [
          { name: 'orders-area:part', value: 'sandbox' },
          { name: 'orders-area:replaced-by', value: 'src/small-server.ts in esm' },
        ],
      }),
    ]);
  });

  test('lists the packages that code of this package replaces', () => {
    expect(sbom.metadata.component.properties).toEqual([{ name: 'orders-area:replaces', value: 'server in esm' }]);
  });

  test('lists copied data, which has no address in a registry', () => {
    expect(sbom.components.at(-1)).toMatchObject({ type: 'data', name: 'unicode-cldr' });
    expect(sbom.components.at(-1)).not.toHaveProperty('purl');
  });

  test('lists exactly the packages of the notices', () => {
    const notices = createThirdPartyNotices([...MODULES.elements, ...MODULES.sandbox]);
    const heads = [...notices.matchAll(/^-{80}\n\n(\S+) /gm)].map(([, name]) => name);
    expect(readComponents(JSON.stringify(sbom)).map(({ name }) => name)).toEqual(heads);
  });

  test('is read with the licence of each component, a choice as an expression', () => {
    const licences = readComponents(JSON.stringify(sbom)).map(({ licence }) => licence);
    expect(licences).toEqual(['MIT', 'MIT OR MPL-2.0', 'Apache-2.0', 'Unicode-3.0']);
  });

  test("does not depend on the order of the bundler's modules or on the time", () => {
    const turned = { elements: MODULES.elements.toReversed(), sandbox: MODULES.sandbox.toReversed() };
    expect(JSON.stringify(create(turned))).toBe(JSON.stringify(sbom));
    expect(JSON.stringify(sbom)).not.toMatch(/timestamp|serialNumber/);
    expect(JSON.stringify(sbom)).not.toContain(root);
    expect(listBundledPackages([choice, kit]).map(({ name }) => name)).toEqual(['@one/kit', 'choice']);
  });
});

test('every package that the build replaces by an alias is listed, with its replacement and the folders', () => {
  expect(listReplacedPackages()).toEqual([
    { name: 'react', by: 'elements/bridge/react.ts', folders: ['cdn', 'embed', 'esm'] },
    { name: 'react', by: 'preact', folders: ['cdn', 'embed', 'esm'] },
    { name: '@r2wc/react-to-web-component', by: 'elements/bridge/preact-r2wc.ts', folders: ['cdn', 'embed', 'esm'] },
    { name: 'zod', by: 'src/http/read/lean-zod.ts', folders: ['cdn', 'embed', 'esm', 'react'] },
  ]);
});
