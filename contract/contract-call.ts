import type * as z from 'zod/mini';

type Fields = z.ZodMiniObject;

/**
 * One call of the HTTP contract, as data: the OpenAPI document is generated from it, and the sandbox validates requests
 * with it.
 */
export interface ContractCall {
  /** The name of the call's file. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Path below `api-base`; a segment in braces is a path parameter. */
  readonly path: `/${string}`;
  /**
   * Set if it has the method and path of another call: it is a request of that call with at least one of these filters. The document lists
   * both as one operation, in which the filters are optional.
   */
  readonly variant?: { readonly of: string; readonly filters: readonly string[] };
  /** Who may send it: guests with their contact, members with their token, or both. */
  readonly who: 'guest' | 'member' | 'both';
  /** Set if its token is a fixed word that does not identify the shopper. */
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
  /** The schema of the JSON body; for a file, any text. */
  readonly schema: z.ZodMiniType;
  /** The media type of a file; JSON by default. */
  readonly mediaType?: string;
  /** Names of the headers that a browser must be able to read across origins. */
  readonly headers?: readonly string[];
}
