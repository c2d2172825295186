import { describe, expect, it } from 'vitest';
import { contractCalls } from '../../contract/contract-calls.js';
import { createAnswerCheck, createRequestCheck, openApiDocument } from './openapi-document.js';

interface Shown {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref: string }>>;
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

/** What stands there, or is pointed to. */
function findExample({ example, examples: named = {} }: Shown): unknown {
  const [reference] = Object.values(named);
  return example ?? examples[reference?.$ref.split('/').at(-1) ?? '']?.value;
}

describe.each(contractCalls)('docs/openapi.json shows of $name', ({ name, path, method, responses }) => {
  const operation = getOperation(path, method);

  it('what it has to be asked with', () => {
    const silent = (operation.parameters ?? []).filter(({ required, example }) => required && example === undefined);
    expect(silent.map((parameter) => parameter.name)).toEqual([]);
    const body = operation.requestBody?.content['application/json'];
    if (body) expect(checkRequest(name, findExample(body))).toEqual([]);
  });

  it.each(Object.keys(responses))('an answer with status %s, as the document itself wants it', (status) => {
    const json = operation.responses[status]?.content['application/json'];
    const isOfFile = json === undefined;
    if (!isOfFile) expect(checkAnswer(name, Number(status), findExample(json))).toEqual([]);
    expect(isOfFile).toBe(responses[Number(status)]?.mediaType !== undefined);
  });
});
