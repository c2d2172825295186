/** The part of JSON Schema that `docs/openapi.json` uses for answers. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
}

/** Where an answer differs from its schema. Contains no value of the answer. */
export interface SchemaFault {
  /** `group[0].orderItems[2].product.title`; empty for the answer itself. */
  readonly path: string;
  /** What the schema allows there. */
  readonly expected: string;
  /** Whether a required field is not there at all. */
  readonly isMissing: boolean;
  /** JSON pointer to the schema of the field in `openapi.json`. */
  readonly schema: string;
}

/** Finds the schema that a `$ref` names. */
export type FindSchema = (pointer: string) => JsonSchema;

interface Position {
  readonly path: string;
  readonly pointer: string;
}

/** Lists all places where a value differs from a schema. Undocumented fields are allowed. */
export function findSchemaFaults(
  value: unknown,
  schema: JsonSchema,
  { findSchema, pointer }: { readonly findSchema: FindSchema; readonly pointer: string },
): SchemaFault[] {
  const visit = (part: unknown, rules: JsonSchema, at: Position): SchemaFault[] => {
    if (rules.$ref !== undefined) return visit(part, findSchema(rules.$ref), { ...at, pointer: rules.$ref });
    if (!hasType(part, rules) || !isAllowed(part, rules)) return [toFault(rules, at)];
    const further = (rules.allOf ?? []).flatMap((rule, index) =>
      visit(part, rule, { ...at, pointer: `${at.pointer}/allOf/${index}` }),
    );
    return [...visitParts(part, rules, at), ...visitAlternatives(part, rules, at), ...further];
  };

  const visitParts = (part: unknown, { properties = {}, required = [], items }: JsonSchema, at: Position) => {
    if (Array.isArray(part)) {
      const below = `${at.pointer}/items`;
      return part.flatMap((entry, index) =>
        items ? visit(entry, items, { path: `${at.path}[${index}]`, pointer: below }) : [],
      );
    }
    if (typeof part !== 'object' || part === null) return [];
    const keys = [...new Set([...Object.keys(properties), ...required])];
    return keys.flatMap((key) => {
      const inner = { path: at.path === '' ? key : `${at.path}.${key}`, pointer: `${at.pointer}/properties/${key}` };
      const rules = properties[key] ?? {};
      if (Object.hasOwn(part, key)) return visit(Reflect.get(part, key), rules, inner);
      return required.includes(key) ? [{ ...toFault(rules, inner), isMissing: true }] : [];
    });
  };

  /** The faults of the alternative that the value is closest to. */
  const visitAlternatives = (part: unknown, rules: JsonSchema, at: Position): SchemaFault[] => {
    const results = (rules.anyOf ?? []).map((rule, index) =>
      visit(part, rule, { ...at, pointer: `${at.pointer}/anyOf/${index}` }),
    );
    if (results.length === 0 || results.some((faults) => faults.length === 0)) return [];
    const inside = results.filter((faults) => faults.every(({ path }) => path !== at.path));
    return inside.sort((one, other) => one.length - other.length)[0] ?? [toFault(rules, at)];
  };

  const toFault = (rules: JsonSchema, { path, pointer: position }: Position): SchemaFault => ({
    path,
    expected: describeSchema(rules, findSchema),
    isMissing: false,
    schema: position,
  });

  return visit(value, schema, { path: '', pointer });
}

function hasType(value: unknown, { type }: JsonSchema): boolean {
  return type === undefined || [type].flat().some((name) => isOfType(value, name));
}

function isOfType(value: unknown, name: string): boolean {
  switch (name) {
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isSafeInteger(value);
    case 'number':
      return Number.isFinite(value);
    case 'null':
      return value === null;
    default:
      return typeof value === name;
  }
}

function isAllowed(value: unknown, rules: JsonSchema): boolean {
  if ('const' in rules && value !== rules.const) return false;
  if (rules.enum && !rules.enum.includes(value)) return false;
  if (typeof value === 'number') return value >= (rules.minimum ?? value);
  if (Array.isArray(value)) return value.length >= (rules.minItems ?? 0);
  return typeof value !== 'string' || isAllowedText(value, rules);
}

function isAllowedText(text: string, { pattern, format, minLength = 0 }: JsonSchema): boolean {
  if (text.length < minLength) return false;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text)) return false;
  return format !== 'uri-reference' || URL.canParse(text, 'https://service.invalid');
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  null: 'null',
};

/** Describes what a schema allows, in a few words. */
function describeSchema(rules: JsonSchema, findSchema: FindSchema): string {
  if (rules.$ref !== undefined) return describeSchema(findSchema(rules.$ref), findSchema);
  if (rules.enum) return `one of ${rules.enum.join(', ')}`;
  if ('const' in rules) return String(rules.const);
  const types = [rules.type ?? []].flat().map((name) => describeType(name, rules));
  const alternatives = types.length > 0 ? types : (rules.anyOf ?? []).map((rule) => describeSchema(rule, findSchema));
  return [...new Set(alternatives)].join(' or ') || 'any value';
}

function describeType(name: string, { minimum, minLength, minItems, pattern, format }: JsonSchema): string {
  const type = TYPE_NAMES[name] ?? name;
  if (name === 'string' && format !== undefined) return 'an address';
  if (name === 'string' && pattern !== undefined) return `a text like ${pattern}`;
  if (name === 'string' && minLength !== undefined) return `a text of at least ${minLength} character`;
  if (name === 'array' && minItems !== undefined) return `a list with at least ${minItems} entry`;
  return minimum === undefined || name === 'null' ? type : `${type} from ${minimum}`;
}
