// @vitest-environment node
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTypings } from '../../scripts/generate/typings/create-typings.js';
import { readTags } from '../../scripts/generate/read-tags.js';
import { inRoot } from '../../scripts/paths.js';
import { toPropertyName } from '../../src/app/configuration/attribute-table.js';
import { ERROR_CODES } from '../../src/http/errors.js';

const PATIENCE_MS = 60_000;

/**
 * All names that a page may rely on, one a line. A line that is removed or changed breaks existing pages: it needs a major version and a
 * changeset with instructions. Add new lines with `npx vitest run tests/package/public-surface.test.ts -u`.
 */
async function listSurface(): Promise<string[]> {
  const tags = await readTags();
  const { exports } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { readonly exports: object };
  const { 'api.d.ts': api = '', 'elements.d.ts': elements = '' } = await createTypings(tags);
  const ofTags = tags.flatMap(({ contract, events }) => {
    const { tag, attributes, properties, methods, parts, tokens, slots } = contract;
    const rows = [
      ...attributes.map(({ name, kind, values }) => `attribute ${name}: ${values?.join(' | ') ?? kind}`),
      ...attributes.map(({ name }) => `property ${toPropertyName(name)}`),
      ...properties.map(({ name, type }) => `property ${name}: ${type}`),
      ...methods.map(({ name, signature }) => `method ${name}${signature}`),
      ...events.map(({ name, detail, isCancelable }) => {
        const members = Object.keys(detail).join(', ');
        return `event ${name} { ${members} }${isCancelable ? ', cancelable' : ''}`;
      }),
      ...parts.map(({ name }) => `part ${name}`),
      ...tokens.map(({ name }) => `custom property ${name}`),
      ...slots.map(({ name }) => `slot ${name}`),
    ];
    return rows.map((row) => `${tag} ${row}`);
  });
  return [
    ...Object.keys(exports).map((entry) => `entry ${entry}`),
    ...listNames('api', api),
    ...listNames('elements', elements).filter((line) => / interface \w+$| export type /.test(line)),
    ...ofTags,
    ...Object.keys(ERROR_CODES).map((code) => `error code ${code}`),
  ];
}

/** The exports of a type declaration module, and the members of its interfaces with their types. */
function listNames(module: string, text: string): string[] {
  const source = ts.createSourceFile(`${module}.d.ts`, text, ts.ScriptTarget.ES2022, true);
  const toLine = (node: ts.Node): string =>
    node
      .getText(source)
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  return source.statements.flatMap((statement) => {
    if (!ts.isInterfaceDeclaration(statement)) return [`${module} ${toLine(statement)}`];
    const { name, members } = statement;
    return [`${module} interface ${name.text}`, ...members.map((member) => `${module} ${name.text}.${toLine(member)}`)];
  });
}

describe('the public surface', { timeout: PATIENCE_MS }, () => {
  let lines: readonly string[] = [];

  beforeAll(async () => {
    lines = await listSurface();
  }, PATIENCE_MS);

  test('matches its snapshot', async () => {
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('surface/public-surface.txt');
  });

  test('contains names of every kind', () => {
    const text = lines.join('\n');
    for (const line of [
      'entry ./react',
      'api export declare function defineOrders(...tags: OrdersTag[]): Promise<void>;',
      'api OrdersAdapter.',
      'orders-detail attribute order-number: order-number',
      'orders-detail property orderNumber',
      'orders-detail property adapter: OrdersAdapter',
      'orders-area method endSession(): void',
      'orders-area event orders-navigate { to, route }, cancelable',
      'orders-area part card',
      'orders-area custom property --orders-accent',
      'orders-area slot empty',
      'error code chunk-load',
    ]) {
      expect(text).toContain(line);
    }
  });
});
