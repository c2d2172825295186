import * as z from 'zod/mini';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import { contractCalls } from '../contract-calls.js';
import type { ContractCall, ContractResponse } from '../contract-call.js';
import { describeSchemas } from '../describe-schemas.js';
import { describeFields } from './describe-fields.js';
import { toDocumentParameters, toDocumentPath } from './document-path.js';

const WHO: Readonly<Record<ContractCall['who'], { text: string; security: Record<string, string[]>[] }>> = {
  guest: { text: 'For guests.', security: [{}] },
  member: { text: 'For signed-in members.', security: [{ member: [] }] },
  both: { text: 'For members and guests.', security: [{ member: [] }, {}] },
};

type Operation = ZodOpenApiOperationObject;

/** The parts of a JSON schema that say what a service may leave out or add. */
interface LenientSchema {
  readonly type?: unknown;
  readonly properties?: object | undefined;
  additionalProperties?: unknown;
  default?: unknown;
}

/** Creates the HTTP contract as an OpenAPI 3.1 document from the schemas with which the client parses answers. */
export function createOpenApiDocument() {
  describeSchemas();
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: 'Order service',
        version: '1',
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'The HTTP contract between the orders area and the order service. docs/backend.md explains it. Amounts are JSON numbers in major ' +
          'units. Optional fields may be absent or null. The words `NIKEUS`, `NIKEID` and `upmId` come from the retailer that the contract ' +
          'was made for: `NIKEUS` is the default of a field that each service fills with its own value, `NIKEID` a constant to map a kind of ' +
          'line to, and `upmId` the name of a path parameter, filled from `adapter.user.id`. `retailer.prefix` renames the fields that begin with `product`.',
      },
      servers: [{ url: '/', description: "The configured api-base; by default the page's own origin." }],
      paths: toPaths(contractCalls),
      components: {
        securitySchemes: {
          member: { type: 'http', scheme: 'bearer', description: "A member's access token." },
          fixed: { type: 'http', scheme: 'bearer', description: 'A fixed word, the same for all shoppers.' },
        },
      },
    },
    {
      override: ({ jsonSchema }) => describeLeniency(jsonSchema),
    },
  );
  describeFields(document);
  return document;
}

/**
 * States what the schema leaves out: additional fields are ignored, and the client's fallbacks are not defaults of the service. An object
 * without named fields says that it may have any, because tools would otherwise read it as always empty.
 */
function describeLeniency(schema: LenientSchema): void {
  delete schema.additionalProperties;
  delete schema.default;
  if (schema.type === 'object' && Object.keys(schema.properties ?? {}).length === 0) schema.additionalProperties = true;
}

function toPaths(calls: readonly ContractCall[]): ZodOpenApiPathsObject {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const call of calls) {
    if (call.variant) continue;
    const path = toDocumentPath(call);
    const variants = calls.filter(({ variant }) => variant?.of === call.name);
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: {
        ...toOperation(withVariants(call, variants)),
        ...(variants.length > 0 && { 'x-variants': variants.map(({ name }) => name) }),
      },
    };
  }
  return paths;
}

/** OpenAPI has one operation for a method and a path: that of the call also describes its variants, whose filters are optional. */
function withVariants(call: ContractCall, variants: readonly ContractCall[]): ContractCall {
  if (variants.length === 0) return call;
  const filters = Object.assign(
    {},
    ...[call, ...variants].map(({ request }) => request.filters?.shape),
  ) as z.ZodMiniObject['shape'];
  const texts = variants.map(({ name, description }) => `\n\n**\`${name}\`**: ${description}`);
  return {
    ...call,
    description: call.description + texts.join(''),
    request: { ...call.request, filters: z.object(filters) },
  };
}

function toOperation(call: ContractCall): Operation {
  const { path, headers, query, body } = call.request;
  return {
    operationId: call.name,
    summary: call.summary,
    description: `${WHO[call.who].text} ${call.description}`,
    security: call.hasFixedToken ? [{ fixed: [] }] : WHO[call.who].security,
    requestParams: {
      ...(path && { path: toDocumentParameters(call, path) }),
      ...(headers && { header: headers }),
      ...(query && { query }),
    },
    parameters: toFilterParameters(call),
    ...(body && { requestBody: { required: true, content: { 'application/json': { schema: body } } } }),
    responses: Object.fromEntries(
      Object.entries(call.responses).map(([status, response]) => [status, toResponse(response)]),
    ),
  };
}

/** OpenAPI has no parameter of the form `filter=name(value)`: one repeated key stands for all of them. */
function toFilterParameters(call: ContractCall): NonNullable<Operation['parameters']> {
  const fields = Object.entries(call.request.filters?.shape ?? {});
  if (fields.length === 0) return [];
  const names = fields.map(([name, field]) => (field._zod.optin === 'optional' ? `${name} (optional)` : name));
  return [
    {
      name: 'filter',
      in: 'query',
      required: fields.some(([, field]) => field._zod.optin !== 'optional'),
      explode: true,
      description: `Repeated: filter=name(value), the value percent-encoded. Names: ${names.join(', ')}.`,
      schema: {
        type: 'array',
        items: { type: 'string', pattern: String.raw`^(${fields.map(([name]) => name).join('|')})\(.*\)$` },
      },
    },
  ];
}

function toResponse({ description, schema, mediaType, headers = [] }: ContractResponse) {
  // For raw bytes, OpenAPI 3.1 needs only the media type.
  if (mediaType !== undefined) return { description, content: { [mediaType]: {} } };
  return {
    description,
    content: { 'application/json': { schema } },
    ...(headers.length > 0 && {
      headers: Object.fromEntries(headers.map((name) => [name, { schema: { type: 'string' as const } }])),
    }),
  };
}
