import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { routePath } from 'hono/route';
import { addAddressCalls } from './calls/address-calls.js';
import { addCancelCalls } from './calls/cancel-calls.js';
import { addDocumentCalls } from './calls/document-calls.js';
import { addExchangeCalls } from './calls/exchange-calls.js';
import { addGuestCodeCalls } from './calls/guest-code-calls.js';
import { addOrderCalls } from './calls/order-calls.js';
import { addReturnCalls } from './calls/return-calls.js';
import { addReturnCancellationCalls } from './calls/return-cancellation-calls.js';
import { addWithdrawalCalls } from './calls/withdrawal-calls.js';
import type { InvoiceSettings } from './documents/draw-invoice.js';
import { TokenRefused, type Engine } from './engine.js';
import { createSignedOut, Refusal, sendRefusal } from './http/answers.js';
import type { GuestTokens } from './http/guest-tokens.js';
import type { PreviewIds } from './http/preview-ids.js';
import { protect, type Trust } from './http/protect.js';

export interface GatewaySettings extends Trust {
  readonly engine: Engine;
  /** The origins from which labels may be fetched. */
  readonly labelOrigins: readonly string[];
  /** The address of a product's page, with `{slug}` in it. */
  readonly productPage?: string;
  /** The seller's data for invoices; without it, there are no invoices. */
  readonly invoices?: InvoiceSettings;
  /** Issues the tokens of guests who proved their contact by a code. */
  readonly guestTokens: GuestTokens;
  /** Issues the ids of the previews of exchanges. */
  readonly previewIds: PreviewIds;
  /** Whether guests have to prove their contact by a code. */
  readonly needsProof: boolean;
  /** Called with each failure; the message contains no personal data. */
  readonly onFailure: (message: string) => void;
}

const MOST_BODY_BYTES = 100_000;

/** The calls that the gateway has: the list for `adapter.service.calls`. */
export const CALLS = [
  ...['get-order', 'get-order-summary', 'list-order-history', 'search-order-history', 'get-document'],
  ...['request-cancel', 'get-cancel-job', 'list-addresses', 'request-new-address', 'request-address-update'],
  ...['request-return', 'get-return-job', 'get-return-label', 'request-withdrawal'],
  ...['request-return-cancellation', 'get-return-cancellation-job'],
  ...['list-exchange-options', 'request-exchange-preview', 'request-exchange-order'],
  ...['request-guest-challenge', 'request-guest-token'],
] as const;

export function createGateway(settings: GatewaySettings): Hono {
  const app = new Hono();
  app.use(protect(settings));
  app.use(bodyLimit({ maxSize: MOST_BODY_BYTES }));
  const { guestTokens, needsProof } = settings;
  app.use(async (c, next) => {
    if (needsProof) c.set('guestTokens', guestTokens);
    await next();
  });
  addOrderCalls(app, settings);
  addCancelCalls(app, settings);
  addReturnCalls(app, settings);
  addReturnCancellationCalls(app, settings);
  addExchangeCalls(app, settings);
  addDocumentCalls(app, settings);
  addAddressCalls(app, settings);
  addWithdrawalCalls(app, settings);
  addGuestCodeCalls(app, settings);
  app.notFound((c) =>
    sendRefusal(c, new Refusal(404, { code: 'CALL_UNKNOWN', message: 'The gateway does not have this call.' })),
  );
  app.onError((error, c) => {
    if (error instanceof Refusal) return sendRefusal(c, error);
    if (error instanceof TokenRefused) return sendRefusal(c, createSignedOut());
    // The client has left and reads no answer. This is not a failure of the engine.
    if (c.req.raw.signal.aborted) return c.body(null, 408);
    settings.onFailure(`${c.req.method} ${routePath(c)}: ${error.name} ${error.message}`);
    return sendRefusal(
      c,
      new Refusal(503, { code: 'ENGINE_UNAVAILABLE', message: 'The order system did not answer.' }, { retryAfter: 5 }),
    );
  });
  return app;
}
