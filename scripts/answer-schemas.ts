import { readFileSync } from 'node:fs';
import { inRoot } from './paths.js';

type Json = Readonly<Record<string, unknown>>;

/** The keywords of a schema that a warning about an unreadable answer needs. The others, such as descriptions, are left out. */
const SHIPPED = new Set(['$ref', 'type', 'enum', 'minimum', 'minLength', 'pattern', 'properties', 'items', 'anyOf']);

interface Operation {
  readonly operationId: string;
  /** Names of calls with the same method and path, and the same answer. */
  readonly 'x-variants'?: readonly string[];
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema?: Json }>> }>>;
}

interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

/**
 * The schemas of all answers, reduced from `docs/openapi.json`.
 *
 * @returns the text of a module that exports the schema of each call's answer, and the schemas by their names
 */
export function toAnswerModule(): string {
  const { paths, components } = JSON.parse(readFileSync(inRoot('docs/openapi.json'), 'utf8')) as OpenApi;
  const answers = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => toAnswers(operation, `/paths/${escape(path)}/${method}`)),
  );
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, reduce(schema)] as const);
  return [
    `export const answers = ${JSON.stringify(Object.fromEntries(answers))};`,
    `export const schemas = ${JSON.stringify(Object.fromEntries(schemas))};`,
  ].join('\n');
}

/** An answer that is a file has no schema. */
function toAnswers({ operationId, responses, ...operation }: Operation, at: string): (readonly [string, Json])[] {
  const [status = '', { content } = {}] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  const schema = content?.['application/json']?.schema;
  const response = `${at}/responses/${status}`;
  const answer = schema
    ? { schema: reduce(schema), pointer: `${response}/content/${escape('application/json')}/schema` }
    : { schema: { type: 'file' }, pointer: response };
  return [operationId, ...(operation['x-variants'] ?? [])].map((name) => [name, answer]);
}

/** Escapes a key for a JSON pointer. */
function escape(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}

function reduce(schema: Json): Json {
  const shipped = Object.entries(schema).filter(([key]) => SHIPPED.has(key));
  return Object.fromEntries(shipped.map(([key, value]) => [key, reduceValue(key, value)]));
}

function reduceValue(key: string, value: unknown): unknown {
  if (key === 'properties') {
    return Object.fromEntries(Object.entries(value as Json).map(([name, field]) => [name, reduce(field as Json)]));
  }
  if (key === 'anyOf') return (value as Json[]).map(reduce);
  // State only that there is a pattern: patterns are long, and the warning links to them.
  if (key === 'pattern') return true;
  return key === 'items' ? reduce(value as Json) : value;
}
