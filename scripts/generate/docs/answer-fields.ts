import { ABSENT_FIELDS, ACTION_FIELDS } from '../../../contract/absent-fields.js';
import { listAnswerSchemas, listOptionalFields, listRequiredFields } from '../../../contract/openapi/list-fields.js';
import { toCode, toTable } from './markdown.js';

const BEGIN = '<!-- Answer fields: made by `npm run generate` from the schemas and `contract/absent-fields.ts`. -->';
const END = '<!-- End of the answer fields. -->';

type Document = Parameters<typeof listAnswerSchemas>[0];

/** Replaces the part of `docs/backend.md` about the fields of answers. */
export function replaceAnswerFields(text: string, document: Document): string {
  const [before, rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1];
  if (after === undefined) throw new Error('docs/backend.md has no place for the fields of answers.');
  return [before, BEGIN, '\n\n', createAnswerFields(document), '\n\n', END, after].join('');
}

/** The fewest fields of each answer, what an action needs besides, and what a shopper misses without the optional ones. */
function createAnswerFields(document: Document): string {
  const names = listAnswerSchemas(document);
  const required = names.map((name) => [name, listRequiredFields(document, name)] as const);
  const optional = [...new Set(names.flatMap((name) => listOptionalFields(document, name).map(({ path }) => path)))];
  return [
    toTable(
      ['Part of an answer', 'Required fields'],
      required.filter(([, fields]) => fields.length > 0).map(([name, fields]) => [toCode(name), toCodes(fields)]),
    ),
    'The client offers an action only with these optional fields:',
    toTable(
      ['To', 'Fields'],
      Object.entries(ACTION_FIELDS).map(([action, fields]) => [action, toCodes(fields)]),
    ),
    'All other fields are optional; they may be absent or `null`. A shopper notices this without them:',
    toTable(
      ['Optional field', 'Without it'],
      optional.map((path) => [toCode(path), ABSENT_FIELDS[path] ?? '']),
    ),
  ].join('\n\n');
}

function toCodes(fields: readonly string[]): string {
  return fields.map(toCode).join(', ');
}
