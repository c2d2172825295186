import { describe, expect, it } from 'vitest';
import { contractCalls } from '../../contract/contract-calls.js';
import { toDocumentPath } from '../../contract/openapi/document-path.js';
import { createAnswerCheck, createRequestCheck, openApiDocument } from './openapi-document.js';

interface Shown {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref: string } | { readonly value: unknown }>>;
}

interface Operation {
  readonly parameters?: readonly (Shown & { readonly name: string; readonly required?: boolean })[];
  readonly requestBody?: { readonly content: { readonly 'application/json': Shown } };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, Shown>> }>>;
}

const { examples } = openApiDocument.components as unknown as {
  readonly examples: Readonly<Record<string, { readonly value: unknown }>>;
};
const checkAnswer = createAnswerCheck({ isClosed: true });
const checkRequest = createRequestCheck();

const getOperation = (path: string, method: string): Operation =>
  openApiDocument.paths[path]?.[method.toLowerCase()] as unknown as Operation;

/** The inline examples, and the referenced ones. */
function listExamples({ example, examples: named }: Shown): unknown[] {
  if (!named) return [example];
  return Object.values(named).map((one) =>
    'value' in one ? one.value : examples[one.$ref.split('/').at(-1) ?? '']?.value,
  );
}

const getJson = (operation: Operation, status: number | string): Shown | undefined =>
  operation.responses[status]?.content['application/json'];

/** A variant is described, with its examples, by the operation of the call that it has the path of. */
const calls = contractCalls.filter(({ variant }) => !variant);

describe.each(calls)('the examples of $name in docs/openapi.json', (call) => {
  const { name, method, responses } = call;
  const operation = getOperation(toDocumentPath(call), method);

  it('cover its parameters and body', () => {
    const silent = (operation.parameters ?? []).filter(
      (parameter) => parameter.required && listExamples(parameter).includes(undefined),
    );
    expect(silent.map((parameter) => parameter.name)).toEqual([]);
    const body = operation.requestBody?.content['application/json'];
    if (body) expect(listExamples(body).flatMap((example) => checkRequest(name, example))).toEqual([]);
  });

  it.each(Object.keys(responses))('include a valid answer with status %s', (status) => {
    const json = getJson(operation, status);
    const faults = json && listExamples(json).flatMap((example) => checkAnswer(name, Number(status), example));
    expect(faults ?? []).toEqual([]);
    expect(json === undefined).toBe(responses[Number(status)]?.mediaType !== undefined);
  });
});

/** Both read orders of either kind. */
it.each(['/history/v1/{orderNumber}', '/summary/v1/{orderNumber}'])(
  'the examples of %s in docs/openapi.json are a sales order and a return order, each with its own number',
  (path) => {
    const operation = getOperation(path, 'get');
    const number = operation.parameters?.find(({ name }) => name === 'orderNumber');
    expect(Object.keys(number?.examples ?? {})).toEqual(['salesOrder', 'returnOrder']);
    const orders = listExamples(getJson(operation, 200) ?? {}) as { orderNumber: string; orderType: string }[];
    expect(orders.map(({ orderType }) => orderType)).toEqual(['SALES_ORDER', 'RETURN_ORDER']);
    expect(orders.map(({ orderNumber }) => orderNumber)).toEqual(listExamples(number ?? {}));
  },
);
