import { findSchemaFaults, type JsonSchema, type SchemaFault } from './find-schema-faults.js';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> }>
  >;
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** The contract as `openapi.json` states it: generated from the schemas with which the client reads answers. */
export interface ContractDocument {
  /** Lists where an answer of a call differs from the contract; undefined if the contract has no such answer. */
  findFaults(call: string, status: number, body: unknown): SchemaFault[] | undefined;
}

/** @param text the text of `openapi.json` */
export function readContractDocument(text: string): ContractDocument {
  const document = JSON.parse(text) as OpenApiDocument;
  const findSchema = (pointer: string): JsonSchema => followPointer(document, pointer) as JsonSchema;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ operation, pointer: toPointer('paths', path, method) })),
  );
  return {
    findFaults(call, status, body) {
      const { operation, pointer = '' } = operations.find((one) => one.operation.operationId === call) ?? {};
      const schema = operation?.responses[status]?.content?.['application/json']?.schema;
      if (!schema) return undefined;
      const at = `${pointer}/responses/${status}/content/application~1json/schema`;
      return findSchemaFaults(body, schema, { findSchema, pointer: at });
    },
  };
}

function toPointer(...steps: readonly string[]): string {
  return `#${steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')}`;
}

function followPointer(document: object, pointer: string): unknown {
  const steps = pointer.replace(/^#\//, '').split('/');
  return steps.reduce<unknown>(
    (part, step) => Reflect.get(Object(part) as object, step.replaceAll('~1', '/').replaceAll('~0', '~')),
    document,
  );
}
