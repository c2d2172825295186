import type { ContractCall } from '../contract-call.js';
import { contractCalls } from '../contract-calls.js';
import { toDocumentPath } from './document-path.js';
import { COMMON_ERRORS, HEADER_EXAMPLES, PARAMETER_EXAMPLES } from './example-values.js';
import { toFilters, type ExampleRequest, type RecordedExample } from './example-request.js';

/** The part of an OpenAPI document that receives the examples. */
export interface ExampleDocument {
  readonly paths?: Readonly<Record<string, object>>;
  components?: object;
}

interface Example {
  example?: unknown;
  examples?: unknown;
}

interface Parameter extends Example {
  readonly in: string;
  readonly name: string;
}

interface Content {
  readonly 'application/json'?: Example;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly content?: Content; readonly headers?: Readonly<Record<string, Example>> }>
  >;
}

/** Sends the example of a call to a service. */
export type RecordExample = (call: ContractCall) => Promise<RecordedExample>;

/** Adds the request and the answers of every call to the document. Errors that any call may return are added once. */
export async function addExamples(document: ExampleDocument, recordExample: RecordExample): Promise<void> {
  for (const call of contractCalls) {
    // One operation describes both calls, with the example of the call that has no filters of a search.
    if (call.variant) continue;
    const methods = document.paths?.[toDocumentPath(call)] as Readonly<Record<string, Operation>> | undefined;
    const operation = methods?.[call.method.toLowerCase()];
    if (!operation) throw new Error(`${call.name} is not in the document.`);
    const example = await recordExample(call);
    addRequest(operation, example.request);
    addAnswers(operation, example);
    if (example.variants.size > 0) addVariants(operation, example.variants);
  }
  const common = Object.entries(COMMON_ERRORS).map(([status, value]) => [toName(status), { value }]);
  document.components = { ...document.components, examples: Object.fromEntries(common) as object };
}

function addRequest({ parameters = [], requestBody }: Operation, request: ExampleRequest): void {
  for (const parameter of parameters) {
    const value = findParameter(parameter, request);
    if (value !== undefined) parameter.example = value;
  }
  const content = requestBody?.content['application/json'];
  if (content) content.example = request.body;
}

function findParameter({ in: target, name }: Parameter, { path, headers, filters, query }: ExampleRequest): unknown {
  if (name === 'filter') return filters && toFilters(filters).map((filter) => filter.slice('filter='.length));
  if (target === 'path') return path?.[name];
  if (target === 'header') return headers?.[name] ?? PARAMETER_EXAMPLES[name];
  const text = query?.[name];
  return text === undefined || !/^\d+$/.test(text) || name === 'search' ? text : Number(text);
}

function addAnswers({ responses }: Operation, { answers }: RecordedExample): void {
  for (const [status, { content, headers = {} }] of Object.entries(responses)) {
    for (const [name, header] of Object.entries(headers)) header.example = HEADER_EXAMPLES[name];
    const json = content?.['application/json'];
    if (!json || !answers.has(Number(status))) continue;
    if (COMMON_ERRORS[Number(status)]) json.examples = { usual: { $ref: `#/components/examples/${toName(status)}` } };
    else json.example = answers.get(Number(status));
  }
}

/** Replaces the single example by the named ones: OpenAPI allows either, not both. */
function addVariants({ parameters = [], responses }: Operation, variants: RecordedExample['variants']): void {
  const entries = [...variants];
  for (const parameter of parameters) {
    const values = entries.map(([name, { request }]) => [name, { value: findParameter(parameter, request) }] as const);
    if (new Set(values.map(([, { value }]) => JSON.stringify(value))).size > 1) nameExamples(parameter, values);
  }
  for (const [status, { content }] of Object.entries(responses)) {
    const json = content?.['application/json'];
    const answers = entries.filter(([, variant]) => variant.status === Number(status));
    if (json && answers.length > 0)
      nameExamples(
        json,
        answers.map(([name, { answer }]) => [name, { value: answer }]),
      );
  }
}

function nameExamples(target: Example, examples: readonly (readonly [string, { readonly value: unknown }])[]): void {
  delete target.example;
  target.examples = Object.fromEntries(examples);
}

const toName = (status: string): string => `Error${status}`;
