import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { drawPdf } from '../../../demo/sandbox/files/draw-pdf.js';
import { CALLS } from '../src/create-gateway.js';
import { signIn } from './medusa-api.js';
import { MEMBERS } from './members.js';

interface SiteSettings {
  readonly port: number;
  readonly medusaUrls: readonly string[];
  readonly gatewayUrl: string;
  /** The gateway for `?proof=code`. */
  readonly guardedUrl: string;
}

const DIST = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'dist');

/**
 * The page of a retailer's member site, with the built package. `?as=robin` signs a member in, and `?proof=code` asks guests for a code,
 * which arrives in `/mailbox`.
 */
export async function startSite(settings: SiteSettings): Promise<{ stop(): Promise<void> }> {
  const { port, medusaUrls, gatewayUrl, guardedUrl } = settings;
  const app = new Hono();
  app.use('/orders-area/*', serveStatic({ root: DIST, rewriteRequestPath: (url) => url.replace('/orders-area', '') }));
  // A substitute for a carrier's label. The Admin API of Medusa stores its address with the shipment.
  app.get('/labels/:number', (c) =>
    c.body(drawPdf([`Return label ${c.req.param('number')}`]), 200, { 'content-type': 'application/pdf' }),
  );
  // The site signs the member in at Medusa, as a storefront does, and passes the token to the page.
  app.post('/session/:name', async (c) => {
    const person = MEMBERS[c.req.param('name')];
    if (!person) return c.json({}, 404);
    const token = await signIn(medusaUrls[0] ?? '', person);
    return c.json({ token, user: { id: readCustomerId(token), email: person.email, givenName: person.first_name } });
  });
  app.get('/products/:slug', (c) =>
    c.html(
      html`<!doctype html><title>Product</title>
        <p>The shop ends here.</p>`,
    ),
  );
  app.get('/mailbox', async (c) => c.html(createMailbox(await listMessages(medusaUrls))));
  app.get('*', (c) =>
    c.html(createPage(c.req.query('proof') === 'code' ? guardedUrl : gatewayUrl, c.req.query('as') ?? '')),
  );
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** Reads the customer's id, which is the subject of Medusa's token. */
function readCustomerId(token: string): string {
  const [, body = ''] = token.split('.');
  const { actor_id } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { actor_id: string };
  return actor_id;
}

/** An e-mail that the shop would have sent. */
interface Message {
  readonly at: string;
  readonly to: string;
  readonly template: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The e-mails of all copies of the shop, newest first. */
async function listMessages(medusaUrls: readonly string[]): Promise<Message[]> {
  const read = async (url: string): Promise<Message[]> => {
    const answer = await fetch(`${url}/mailbox`);
    return ((await answer.json()) as { messages: Message[] }).messages;
  };
  const messages = (await Promise.all(medusaUrls.map(read))).flat();
  return messages.sort((one, other) => (one.at < other.at ? 1 : -1));
}

function createMailbox(messages: readonly Message[]) {
  return html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Fieldhouse: mailbox</title>
      <h1>Mailbox</h1>
      ${messages.length === 0 ? html`<p>No message yet.</p>` : ''}
      ${messages.map(
        ({ at, to, template, data }) =>
          html`<article>
            <h2>${toSubject(template, data)}</h2>
            <p>${to}, <time>${at}</time></p>
          </article>`,
      )}
    </html>`;
}

function toSubject(template: string, { code, order_number: number, reference }: Message['data']): string {
  if (template === 'orders-area-guest-code') return `${String(code)} is your code for order ${String(number)}`;
  if (template === 'orders-area-withdrawal') return `Receipt ${String(reference)} of a withdrawal`;
  return template;
}

function createPage(gatewayUrl: string, name: string) {
  const settings = JSON.stringify({ gatewayUrl, calls: CALLS, name }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Fieldhouse: your orders</title>
    <script type="module" src="/orders-area/cdn/orders-area.js"></script>
    <script type="module">
      const { gatewayUrl, calls, name } = ${settings};
      const area = document.querySelector('orders-area');
      const session = name === '' ? undefined : await fetch('/session/' + name, { method: 'POST' }).then((one) => one.json());
      area.adapter = {
        user: session?.user ?? null,
        getAccessToken: () => session?.token ?? null,
        service: { origin: gatewayUrl, calls },
        retailer: {
          // Of a repeated cancellation of some units, and of a repeated exchange, one is carried out.
          sendsIdempotencyKey: true,
          // The shop has one shipping option for returns in each country.
          returnMethods: ['upsDropoff|UPSN', 'upsDropoff|DHL'],
        },
        environment: 'sandbox',
      };
      area.setAttribute('api-base', gatewayUrl);
      area.hidden = false;
    </script>
  </head>
  <body>
    <h1>Fieldhouse</h1>
    <orders-area brand="Fieldhouse" flags="sendReturnMethodGlobally enableShowReturnTaxTotal enableReturnCancel enableHistorySearch enablePartialCancel enableExchanges"></orders-area>
  </body>
</html>`;
}
