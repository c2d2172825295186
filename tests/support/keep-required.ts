import { openApiDocument } from '../contract/openapi-document.js';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/**
 * Reduces an answer to its required fields, as `docs/openapi.json` names them, and to those in `extra`: paths that begin with the name of a
 * schema, such as `OrderGroup.actions.cancel`.
 */
export function keepRequired(name: string, answer: unknown, extra: readonly string[] = []): unknown {
  const reduceAs = (schema: Schema, path: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (schema.$ref !== undefined) return reduceNamed(schema.$ref.replace(/.*\//, ''), value);
    const form = (schema.anyOf ?? []).find((one) => fits(one, value));
    if (form) return reduceAs(form, path, value);
    if (Array.isArray(value)) return schema.items ? value.map((one) => reduceAs(schema.items ?? {}, path, one)) : value;
    const fields = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => {
      const fieldPath = `${path}.${key}`;
      const isExtra = extra.some((one) => one === fieldPath || one.startsWith(`${fieldPath}.`));
      const sent: unknown = Reflect.get(value, key);
      if (sent === undefined || !(schema.required?.includes(key) || isExtra)) return [];
      return [[key, reduceAs(field, fieldPath, sent)] as const];
    });
    return Object.fromEntries(fields);
  };
  const reduceNamed = (component: string, value: unknown): unknown =>
    reduceAs(openApiDocument.components.schemas[component] as Schema, component, value);
  return reduceNamed(name, answer);
}

/** Whether an object or a list has the form of one of several alternatives. */
function fits({ $ref, type, required = [] }: Schema, value: object): boolean {
  if ($ref !== undefined) return true;
  if (type !== (Array.isArray(value) ? 'array' : 'object')) return false;
  return required.every((key) => key in value);
}
