/** The parts of a schema by which its fields are found. */
interface Schema {
  readonly $ref?: string;
  description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Operation {
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Document {
  readonly paths?: object;
  readonly components?: { readonly schemas?: object };
}

interface AnswerField {
  /** `Address.county`, whatever object has the address. */
  readonly path: string;
  readonly schema: Schema;
}

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;
const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

/** The names of the schemas that successful answers consist of, in the order of the calls. */
export function listAnswerSchemas({ paths = {}, components }: Document): string[] {
  const names = new Set<string>();
  const add = (part: unknown): void => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (names.has(name)) continue;
      names.add(name);
      add(Reflect.get(components?.schemas ?? {}, name));
    }
  };
  const operations = (Object.values(paths) as Record<string, Operation>[]).flatMap((path) => Object.values(path));
  for (const [status, response] of operations.flatMap(({ responses }) => Object.entries(responses))) {
    if (status.startsWith('2')) add(response);
  }
  return [...names];
}

/** The required fields of a schema, those of its inline objects included; empty for an alternative of several forms. */
export function listRequiredFields(document: Document, name: string): string[] {
  const visit = ({ properties = {}, required = [], items }: Schema, path: string): string[] => [
    ...(items ? visit(items, path) : []),
    ...required.flatMap((key) => {
      const field = properties[key] ?? {};
      const inner = visit(field, `${path}${key}.`);
      return inner.length > 0 ? inner : [path + key];
    }),
  ];
  return visit(getSchema(document, name), '');
}

/** All fields of a schema, those of its inline objects included. */
export function listFields(document: Document, name: string): AnswerField[] {
  const visit = ({ properties = {}, items, anyOf = [] }: Schema, path: string): AnswerField[] => [
    ...[...(items ? [items] : []), ...anyOf].flatMap((part) => visit(part, path)),
    ...Object.entries(properties).flatMap(([key, schema]) => {
      const field = { path: `${path}.${key}`, schema };
      return [field, ...visit(schema, field.path)];
    }),
  ];
  return visit(getSchema(document, name), name);
}

/**
 * The optional fields of a schema. An inline object that may be left out is a field if something in it is required; otherwise its fields
 * stand for it.
 */
export function listOptionalFields(document: Document, name: string): AnswerField[] {
  const visit = ({ properties = {}, required = [], items, anyOf = [] }: Schema, path: string): AnswerField[] => [
    ...(items ? visit(items, path) : []),
    ...anyOf.flatMap((part) => visit(part, path)),
    ...Object.entries(properties).flatMap(([key, schema]) => {
      const field = { path: `${path}.${WEEKDAY.test(key) ? '{weekday}' : key}`, schema };
      const objects = listObjects(schema);
      const isField = objects.length === 0 || objects.some((object) => (object.required ?? []).length > 0);
      return [...(isField && !required.includes(key) ? [field] : []), ...visit(schema, field.path)];
    }),
  ];
  return visit(getSchema(document, name), name);
}

/** The objects with named fields that a field consists of. */
function listObjects(schema: Schema): Schema[] {
  const { properties = {}, items, anyOf = [] } = schema;
  const parts = [...(items ? [items] : []), ...anyOf].flatMap(listObjects);
  return Object.keys(properties).length > 0 ? [schema, ...parts] : parts;
}

function getSchema({ components }: Document, name: string): Schema {
  return Reflect.get(components?.schemas ?? {}, name) as Schema;
}
