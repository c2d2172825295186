import type * as z from 'zod/mini';

type Fields = z.ZodMiniObject;

/** One call of the HTTP contract, as data: the OpenAPI document is made of it and the sandbox judges requests by it. */
export interface ContractCall {
  /** The name of the call's file. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path below `api-base`; a part in braces is a path parameter. */
  readonly path: `/${string}`;
  /** Who may ask: guests with their contact, members with their token, or both. */
  readonly who: 'guest' | 'member' | 'both';
  /** Its token is a fixed word, and says nothing of who asks. */
  readonly hasFixedToken?: true;
  readonly summary: string;
  readonly description: string;
  readonly request: ContractRequest;
  readonly responses: Readonly<Record<number, ContractResponse>>;
}

export interface ContractRequest {
  readonly path?: Fields;
  readonly headers?: Fields;
  /** Repeated query keys `filter=name(value)`, by name. */
  readonly filters?: Fields;
  /** Query keys besides the filters, each as text and once. */
  readonly query?: Fields;
  readonly body?: Fields;
}

export interface ContractResponse {
  readonly description: string;
  /** Of JSON; of a file, any text. */
  readonly schema: z.ZodMiniType;
  /** Of a file; JSON where none is named. */
  readonly mediaType?: string;
  /** Names of the headers a browser must be able to read. */
  readonly headers?: readonly string[];
}
