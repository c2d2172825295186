import { answers, schemas, type AnswerSchema, type LocatedSchema } from 'virtual:orders-answers';
import type { UnreadableAnswer } from '../../http/call-context.js';

/** The most fields that one message names: a service that breaks the contract once often does so in many fields. */
const MOST_NAMED = 5;
const MOST_WORDS = 6;
const DOCUMENT = 'docs/openapi.json#';

/**
 * Describes in one line what could not be read in an answer, what was expected, and where the contract says so. The line contains no value
 * of the answer. This module has the schemas of all calls, so it is loaded only for such an answer.
 */
export function explainUnreadable({ call, paths, traceId }: UnreadableAnswer): string {
  const root = findRoot(call);
  const named = paths.slice(0, MOST_NAMED).map((path) => `${path} (${describe(locate(root, path))})`);
  const rest = paths.length - named.length;
  const list = [...named, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
  const trace = traceId === undefined ? '' : ` Trace id: ${traceId}.`;
  return paths.length === 0
    ? `${call}: the answer could not be read (${describe(root)}).${trace}`
    : `${call}: a part of the answer could not be read: ${list}.${trace}`;
}

function findRoot(call: string): LocatedSchema {
  return resolve(answers[call] ?? { schema: {}, pointer: '' });
}

/** Follows references, so that the pointer leads to the definition. */
function resolve(located: LocatedSchema): LocatedSchema {
  const { $ref } = located.schema;
  if ($ref === undefined) return located;
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  return { schema: schemas[name] ?? {}, pointer: `/components/schemas/${name}` };
}

/** Follows a path as far as the contract knows it. */
function locate(root: LocatedSchema, path: string): LocatedSchema {
  let located = root;
  for (const [, name, index] of path.matchAll(/([^.[\]]+)(?!\d*\])|\[(\d+)\]/g)) {
    const next = index === undefined ? findField(located, name ?? '') : findElement(located);
    if (!next) break;
    located = resolve(next);
  }
  return located;
}

function findField(located: LocatedSchema, name: string): LocatedSchema | undefined {
  for (const { schema, pointer } of listOptions(located)) {
    const field = schema.properties?.[name];
    if (field) return { schema: field, pointer: `${pointer}/properties/${name}` };
  }
  return undefined;
}

function findElement(located: LocatedSchema): LocatedSchema | undefined {
  for (const { schema, pointer } of listOptions(located)) {
    if (schema.items) return { schema: schema.items, pointer: `${pointer}/items` };
  }
  return undefined;
}

/** Lists the alternatives of a schema, or the schema itself if it has none. */
function listOptions({ schema, pointer }: LocatedSchema): LocatedSchema[] {
  const options = schema.anyOf ?? [];
  return options.length === 0
    ? [{ schema, pointer }]
    : options.map((option, index) => resolve({ schema: option, pointer: `${pointer}/anyOf/${index}` }));
}

function describe(located: LocatedSchema): string {
  // Builds with one file per tag include no schemas.
  if (located.pointer === '') return 'see docs/openapi.json';
  const kinds = listOptions(located).map(({ schema }) => describeKind(schema));
  return `expected ${[...new Set(kinds)].join(' or ')}, ${DOCUMENT}${located.pointer}`;
}

function describeKind({ type, enum: words, minimum, minLength, pattern }: AnswerSchema): string {
  if (words) return `one of ${words.slice(0, MOST_WORDS).join(', ')}${words.length > MOST_WORDS ? ' …' : ''}`;
  const kind = [type ?? 'JSON'].flat().join(' or ');
  if (minimum !== undefined) return `${kind} from ${minimum}`;
  if (pattern) return `${kind} of the described form`;
  return minLength === undefined ? kind : `${kind} that is not empty`;
}
