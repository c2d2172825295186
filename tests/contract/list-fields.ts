import { openApiDocument } from './openapi-document.js';

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** A field with a value: its key, and the objects of the samples that contain it. */
export interface Field {
  readonly path: string;
  readonly key: string;
  readonly holders: ReadonlySet<object>;
}

const WEEKDAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

/**
 * The fields of a schema that have a value, by schema name and path: `Address.city`, whatever object has the address. Days of the week
 * count as one.
 */
export function listFields(component: string, samples: readonly object[]): Field[] {
  const fields = new Map<string, { path: string; key: string; holders: Set<object> }>();

  function visit(schema: Schema, path: string, values: readonly unknown[]): void {
    for (const part of [...(schema.anyOf ?? []), ...(schema.allOf ?? [])]) visit(part, path, values);
    if (schema.items) visit(schema.items, path, values.filter(Array.isArray).flat());
    if (schema.$ref !== undefined) visitComponent(schema.$ref.replace('#/components/schemas/', ''), values);
    for (const [key, field] of Object.entries(schema.properties ?? {})) {
      const holders = new Set(values.filter((value): value is object => holds(value, key)));
      const fieldPath = `${path}.${WEEKDAY.test(key) ? '{weekday}' : key}`;
      if (isLeaf(field)) note(fieldPath, key, holders);
      else
        visit(
          field,
          fieldPath,
          [...holders].map((holder) => Reflect.get(holder, key) as unknown),
        );
    }
  }

  function visitComponent(name: string, values: readonly unknown[]): void {
    visit(openApiDocument.components.schemas[name] as Schema, name, values);
  }

  function note(path: string, key: string, holders: ReadonlySet<object>): void {
    const field = fields.get(path) ?? { path, key, holders: new Set() };
    for (const holder of holders) field.holders.add(holder);
    fields.set(path, field);
  }

  visitComponent(component, samples);
  return [...fields.values()];
}

function holds(value: unknown, key: string): boolean {
  return typeof value === 'object' && value !== null && key in value;
}

function isLeaf({ $ref, properties = {}, items, anyOf = [], allOf = [] }: Schema): boolean {
  const parts = [...(items ? [items] : []), ...anyOf, ...allOf];
  return $ref === undefined && Object.keys(properties).length === 0 && parts.every(isLeaf);
}
