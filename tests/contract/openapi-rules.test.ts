// @vitest-environment node
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';
import { openApiDocument } from './openapi-document.js';

/** Linting the whole document on a slow machine. */
const PATIENCE_MS = 60_000;

/** A change that makes the document worse, and what Redocly has to report: its rule and the place. */
interface Defect {
  readonly steps: readonly string[];
  /** Undefined removes what is there. */
  readonly value: unknown;
  readonly report: string;
}

const SUMMARY = ['paths', '/summary/v1/{orderNumber}', 'get'];

const DEFECTS: readonly Defect[] = [
  {
    steps: [...SUMMARY, 'responses', '404', 'content', 'application/json', 'example'],
    value: { errors: 'none' },
    report:
      'no-invalid-media-type-examples #/paths/~1summary~1v1~1{orderNumber}/get/responses/404/content/application~1json/example/errors',
  },
  {
    steps: [...SUMMARY, 'operationId'],
    value: 'get-order',
    report: 'operation-operationId-unique #/paths/~1summary~1v1~1{orderNumber}/get/get-order',
  },
  {
    steps: [...SUMMARY, 'responses', '200', 'description'],
    value: undefined,
    report: 'struct #/paths/~1summary~1v1~1{orderNumber}/get/responses/200',
  },
  {
    steps: [...SUMMARY, 'security'],
    value: [{ cookie: [] }],
    report: 'security-defined #/paths/~1summary~1v1~1{orderNumber}/get/security/0/cookie',
  },
  {
    steps: ['paths', '/{list}/v1/newest'],
    value: {},
    report: 'no-ambiguous-paths #/paths/~1{list}~1v1~1newest',
  },
  {
    steps: ['components', 'schemas', 'Basket'],
    value: { type: 'object' },
    report: 'no-unused-components #/components/schemas/Basket',
  },
  {
    steps: ['components', 'schemas', 'OrderPage', 'properties', 'pages', '$ref'],
    value: '#/components/schemas/NextPages',
    report: 'no-unresolved-refs #/components/schemas/OrderPage/properties/pages',
  },
];

/** What Redocly's recommended rules find in a document, warnings included. */
async function lint(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`).sort();
}

function plant(document: object, { steps, value }: Defect): void {
  const parent = steps.slice(0, -1).reduce((part, step) => Reflect.get(part, step) as object, document);
  Reflect.set(parent, steps.at(-1) ?? '', value);
}

it('Redocly finds nothing in docs/openapi.json, not even a warning', { timeout: PATIENCE_MS }, async () => {
  expect(await lint(openApiDocument)).toEqual([]);
});

it('Redocly reports every planted defect', { timeout: PATIENCE_MS }, async () => {
  const document = structuredClone(openApiDocument);
  for (const defect of DEFECTS) plant(document, defect);
  expect(await lint(document)).toEqual(DEFECTS.map(({ report }) => report).sort());
});
