// @vitest-environment node
import { relative } from 'node:path/posix';
import type { IDependency } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';
import { cruiseTree } from './cruise-tree.js';
import { withProject, type Files } from './project-fixture.js';
import { LAYER_GRID, LAYERS, PACKAGE_GRID, readGrid, type Cell } from './layer-grid.js';

/** The kinds of imports, and the marks of the grid that allow them. */
const IMPORT_KINDS = {
  value: { allowedBy: '+', write: (from: string) => `import { it } from '${from}';\nvoid it;\n` },
  type: { allowedBy: '+tl', write: (from: string) => `import type { It } from '${from}';\n` },
  lazy: { allowedBy: '+l', write: (from: string) => `void import('${from}');\n` },
} as const;
type ImportKind = keyof typeof IMPORT_KINDS;
const ALL_KINDS = ['value', 'type', 'lazy'] as const satisfies readonly ImportKind[];
/** A package is one module, so its lazy import would be hidden by the value import in the same probe. */
const PACKAGE_KINDS = ['value', 'type'] as const satisfies readonly ImportKind[];

function getLayer(name: string) {
  const layer = LAYERS[name];
  if (!layer) throw new Error(`The grid names no layer ${name}`);
  return layer;
}

/** A separate target for every row and kind: several imports of one module in a file are reported as one. */
const toTarget = ({ from, to }: Cell, importKind: ImportKind): string =>
  `${getLayer(to).targets}/target-of-${from}-${importKind}.ts`;

function createFiles(cells: readonly Cell[], packages: readonly Cell[]): Files {
  const files: Record<string, string> = {};
  const add = (path: string, text: string) => (files[path] = (files[path] ?? '') + text);
  for (const cell of cells) {
    for (const importKind of ALL_KINDS) {
      const { probe } = getLayer(cell.from);
      const path = relative(probe.slice(0, probe.lastIndexOf('/')), toTarget(cell, importKind)).replace(/\.ts$/, '.js');
      add(probe, IMPORT_KINDS[importKind].write(path.startsWith('.') ? path : `./${path}`));
      add(toTarget(cell, importKind), 'export const it = true;\nexport type It = true;\n');
    }
  }
  for (const { from, to } of packages)
    for (const importKind of PACKAGE_KINDS) add(getLayer(from).probe, IMPORT_KINDS[importKind].write(to));
  return files;
}

function wasRefused(dependency: IDependency | undefined): boolean {
  if (!dependency) throw new Error('The import was not seen: the probe proves nothing');
  return (dependency.rules ?? []).some(({ name }) => name === 'not-in-allowed');
}

describe('a layer of the source code', () => {
  const cells = readGrid(LAYER_GRID);
  const packages = readGrid(PACKAGE_GRID);
  let modules: ReadonlyMap<string, readonly IDependency[]> = new Map();

  beforeAll(async () => {
    const result = await withProject(createFiles(cells, packages), cruiseTree);
    modules = new Map(result.modules.map(({ source, dependencies }) => [source, dependencies]));
  }, 60_000);

  const listImports = (from: string): readonly IDependency[] => modules.get(getLayer(from).probe) ?? [];

  for (const cell of cells) {
    for (const importKind of ALL_KINDS) {
      const isAllowed = IMPORT_KINDS[importKind].allowedBy.includes(cell.may);
      test(`${cell.from} ${isAllowed ? 'may' : 'may not'} import ${cell.to} (${importKind})`, () => {
        const found = listImports(cell.from).find(({ resolved }) => resolved === toTarget(cell, importKind));
        expect(wasRefused(found)).toBe(!isAllowed);
      });
    }
  }

  for (const { from, to, may } of packages) {
    for (const importKind of PACKAGE_KINDS) {
      const isAllowed = IMPORT_KINDS[importKind].allowedBy.includes(may);
      test(`${from} ${isAllowed ? 'may' : 'may not'} import the package ${to} (${importKind})`, () => {
        const isOfType = (types: readonly string[]) => types.includes('type-only') === (importKind === 'type');
        const found = listImports(from).find(
          ({ protocol = '', module, dependencyTypes }) => protocol + module === to && isOfType(dependencyTypes),
        );
        expect(wasRefused(found)).toBe(!isAllowed);
      });
    }
  }
});
