import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { readContractDocument } from '../../../demo/sandbox/command/check/contract-document.js';
import { findSchemaFaults, type JsonSchema } from '../../../demo/sandbox/command/check/find-schema-faults.js';
import { openApiDocument, OPENAPI_FILE } from '../../contract/openapi-document.js';

const document = readContractDocument(readFileSync(OPENAPI_FILE, 'utf8'));
const getSchema = (pointer: string): JsonSchema =>
  openApiDocument.components.schemas[pointer.split('/').at(-1) ?? ''] ?? {};
const find = (value: unknown, schema: JsonSchema) =>
  findSchemaFaults(value, schema, { findSchema: getSchema, pointer: '#' });

describe('the faults of an answer', () => {
  it.each<[what: string, value: unknown, schema: JsonSchema, faults: readonly string[]]>([
    ['a right value', 'a', { type: 'string' }, []],
    ['a wrong type', 1, { type: 'string' }, [' is not a text']],
    [
      'a missing field',
      {},
      { type: 'object', required: ['a'], properties: { a: { type: 'boolean' } } },
      ['a is missing true or false'],
    ],
    ['null in an optional field', { a: null }, { properties: { a: { type: ['string', 'null'] } } }, []],
    ['a negative amount', -1, { type: 'number', minimum: 0 }, [' is not a number from 0']],
    ['an unknown word', 'C', { type: 'string', enum: ['A', 'B'] }, [' is not one of A, B']],
    ['an entry of a list', ['a', 1], { type: 'array', items: { type: 'string' } }, ['[1] is not a text']],
    ['an empty list', [], { type: 'array', minItems: 1 }, [' is not a list with at least 1 entry']],
    [
      'the closest of several forms',
      { a: { b: 1 } },
      { properties: { a: { anyOf: [{ type: 'object', properties: { b: { type: 'string' } } }, { type: 'null' }] } } },
      ['a.b is not a text'],
    ],
    ['none of several forms', 1, { anyOf: [{ type: 'string' }, { type: 'null' }] }, [' is not a text or null']],
    [
      'neither of two sets of fields',
      { b: 1 },
      { allOf: [{ anyOf: [{ required: ['a'], properties: { a: { type: 'string' } } }, { required: ['c'] }] }] },
      ['a is missing a text'],
    ],
    ['a field that is not documented', { later: 1 }, { type: 'object', properties: {} }, []],
  ])('of %s', (...[, value, schema, faults]) => {
    const found = find(value, schema);
    expect(
      found.map(({ path, expected, isMissing }) => `${path} ${isMissing ? 'is missing' : 'is not'} ${expected}`),
    ).toEqual(faults);
  });

  it('name the place of their schema in openapi.json', () => {
    const [fault] =
      document.findFaults('get-order', 200, readExample({ group: [{ orderItems: [{ product: { title: 7 } }] }] })) ??
      [];
    expect(fault?.schema).toMatch(/^#\/components\/schemas\//);
    const steps = (fault?.schema ?? '').replace('#/', '').split('/');
    expect(
      steps.reduce<unknown>((part, step) => Reflect.get(Object(part) as object, step), openApiDocument),
    ).toBeDefined();
  });

  it('are found exactly where another validator finds some', () => {
    const ajv = new Ajv2020({ strict: false });
    formats(ajv);
    ajv.addSchema({ $id: 'openapi', ...openApiDocument });
    const example = readExample({});
    const spots = listSpots(example);
    const values = [null, 42, -1, 'SOMETHING_NEW', '', true, [], {}, undefined];
    const validate = ajv.getSchema('openapi#/components/schemas/Order');
    if (!validate) throw new Error('There is no order.');
    fc.assert(
      fc.property(fc.constantFrom(...spots), fc.constantFrom(...values), (spot, value) => {
        const broken = breakAt(example, spot, value);
        const faults = document.findFaults('get-order', 200, broken) ?? [];
        expect(faults.length === 0).toBe(validate(broken));
      }),
      { numRuns: 400 },
    );
  });
});

/** The order in the document's example, with some fields replaced. */
function readExample(fields: object): unknown {
  const responses = openApiDocument.paths['/history/v1/{orderNumber}']?.['get']?.responses as unknown as {
    readonly 200: {
      readonly content: {
        readonly 'application/json': { readonly examples: { readonly salesOrder: { readonly value: object } } };
      };
    };
  };
  return { ...responses[200].content['application/json'].examples.salesOrder.value, ...fields };
}

type Spot = readonly string[];

function listSpots(value: unknown): Spot[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [[key], ...listSpots(part).map((spot) => [key, ...spot])]);
}

/** A copy with another value at one place; `undefined` removes the field. */
function breakAt(value: unknown, [key = '', ...rest]: Spot, broken: unknown): unknown {
  const copy: object = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const part = rest.length > 0 ? breakAt(Reflect.get(copy, key), rest, broken) : broken;
  if (part === undefined && !Array.isArray(copy)) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, part ?? null);
  return copy;
}
