import { ABSENT_FIELDS } from '../absent-fields.js';
import { ID_FIELDS } from '../id-fields.js';
import { ANSWER_MEANINGS } from '../meanings/answer-meanings.js';
import { ORDER_MEANINGS } from '../meanings/order-meanings.js';
import { REQUEST_MEANINGS } from '../meanings/request-meanings.js';
import { listAnswerSchemas, listFields, listOptionalFields } from './list-fields.js';

type Document = Parameters<typeof listAnswerSchemas>[0];
type Field = ReturnType<typeof listFields>[number];

/** Schemas of answers that refuse the request, and therefore do not count as successful answers. */
const REFUSALS = ['Errors', 'EarlierWithdrawal', 'WrongCode'];
const WEEKDAY = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/;
/** Names under which several schemas share a meaning. */
const SHARED: readonly (readonly [form: RegExp, name: string])[] = [
  [/^(?:Cancel|ReturnCancellation|Return|DeferredPayment)Job\./, '{Job}.'],
  [/^StoreHours\.(?:regularHours\.\{weekday\}|specialHours)\.(?=start|end|duration)/, '{Hours}.'],
];

/** Adds to each schema and field of the document what it means, what an id may be, and what a shopper misses without it. */
export function describeFields(document: Document): void {
  const names = listAnswerSchemas(document);
  for (const name of [...names, ...REFUSALS]) describeSchema(document, name);
  for (const name of names) describeAbsence(document, name);
  for (const { call, schema } of listRequestBodies(document)) {
    for (const field of listFields({ components: { schemas: { [call]: schema } } }, call)) {
      describe(field, findRequestMeaning(call, field.path.slice(call.length + 1)));
    }
  }
}

function describeSchema(document: Document, name: string): void {
  const schema = Reflect.get(document.components?.schemas ?? {}, name) as Field['schema'];
  describe({ path: name, schema }, findMeaning(name));
  for (const field of listFields(document, name)) describe(field, findMeaning(field.path));
}

function describeAbsence(document: Document, name: string): void {
  for (const { path, schema } of listOptionalFields(document, name)) {
    const absent = ABSENT_FIELDS[path];
    if (absent === undefined) throw new Error(`contract/absent-fields.ts lacks ${path}.`);
    schema.description = join(schema.description, `Without it: ${absent}.`);
  }
}

/** The meaning comes first, then what the schema or the list of ids says. */
function describe({ path, schema }: Field, meaning: string | undefined): void {
  const description = join(meaning, ID_FIELDS[path] ?? schema.description);
  if (description === '') throw new Error(`contract/meanings lacks ${path}.`);
  schema.description = description;
}

function findMeaning(path: string): string | undefined {
  const day = path.replace(WEEKDAY, '{weekday}');
  const shared = SHARED.reduce((text, [form, name]) => text.replace(form, name), day);
  return ORDER_MEANINGS[path] ?? ANSWER_MEANINGS[day] ?? ANSWER_MEANINGS[shared];
}

/** An address to check is one field of its request, with the same fields as one to save. */
function findRequestMeaning(call: string, path: string): string | undefined {
  const [, inAddress] = /^address\.(.+)/.exec(path) ?? [];
  const names = [`${call}.${path}`, ...(inAddress === undefined ? [path] : [`${call}.${inAddress}`, inAddress])];
  return names.map((name) => REQUEST_MEANINGS[name]).find((meaning) => meaning !== undefined);
}

interface Operation {
  readonly operationId: string;
  readonly requestBody?: { readonly content: { readonly 'application/json': { readonly schema: object } } };
}

function listRequestBodies({ paths = {} }: Document): { readonly call: string; readonly schema: object }[] {
  const operations = (Object.values(paths) as Record<string, Operation>[]).flatMap((path) => Object.values(path));
  return operations.flatMap(({ operationId: call, requestBody }) =>
    requestBody ? [{ call, schema: requestBody.content['application/json'].schema }] : [],
  );
}

function join(...parts: readonly (string | undefined)[]): string {
  return [...new Set(parts)].filter(Boolean).join(' ');
}
