import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

interface Content {
  readonly content: { readonly 'application/json': { readonly schema: object } };
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly required?: boolean;
  readonly schema?: { readonly description?: string };
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

export interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

export const OPENAPI_FILE = new URL('../../docs/openapi.json', import.meta.url);

export const openApiDocument = JSON.parse(readFileSync(OPENAPI_FILE, 'utf8')) as OpenApiDocument;

/** The faults of an answer according to the committed document; empty for a valid one. */
export type AnswerCheck = (call: string, status: number, body: unknown) => string[];

/**
 * Validates answers against `docs/openapi.json` alone: the schemas it is generated from tolerate more than the document does. With
 * `isClosed`, an undocumented field is a fault as well: a service may add fields, our own sandbox may not.
 */
export function createAnswerCheck({ isClosed }: { isClosed: boolean }): AnswerCheck {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats(ajv);
  const document = isClosed ? closeObjects(openApiDocument) : openApiDocument;
  ajv.addSchema({ $id: 'openapi', ...document });
  const pointers = listResponses(document);
  return (call, status, body) => {
    const pointer = pointers.get(`${call} ${status}`);
    if (pointer === undefined) return [`${call} has no documented answer with status ${status}`];
    const validate = ajv.getSchema(`openapi#${pointer}`);
    if (!validate) throw new Error(`There is no schema at ${pointer}.`);
    void validate(body);
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/** The faults of a request body according to the committed document. An undocumented field is a fault as well. */
export function createRequestCheck(): (call: string, body: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats(ajv);
  const document = closeObjects(openApiDocument);
  const bodies = Object.values(document.paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, requestBody }) => [operationId, requestBody?.content['application/json'].schema] as const);
  return (call, body) => {
    const schema = bodies.find(([id]) => id === call)?.[1];
    if (schema === undefined) return [`${call} has no documented body`];
    const validate = ajv.compile({ ...schema, components: document.components });
    void validate(body);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}

function listResponses({ paths }: OpenApiDocument): Map<string, string> {
  const pointers = new Map<string, string>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { operationId, responses }] of Object.entries(operations)) {
      for (const status of Object.keys(responses)) {
        const steps = ['paths', path, method, 'responses', status, 'content', 'application/json', 'schema'];
        pointers.set(`${operationId} ${status}`, steps.map((step) => `/${toPointerStep(step)}`).join(''));
      }
    }
  }
  return pointers;
}

/** Encodes a step of a JSON pointer in a URL fragment. */
function toPointerStep(step: string): string {
  return encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'));
}

/** The same document, in which objects with named fields allow no others. Unions stay open: one of their members decides. */
function closeObjects(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document, (_key, value: unknown) =>
    isOfNamedFields(value) ? { ...value, additionalProperties: false } : value,
  );
  return JSON.parse(text) as OpenApiDocument;
}

function isOfNamedFields(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || !('properties' in value) || !('type' in value)) return false;
  return Object.keys(value.properties ?? {}).length > 0;
}
