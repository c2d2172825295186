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
  readonly medusaUrl: string;
  readonly gatewayUrl: string;
}

const DIST = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', '..', 'dist');

/** The page of a retailer's member site, with the built package. `?as=robin` signs a member in. */
export async function startSite({ port, medusaUrl, gatewayUrl }: SiteSettings): Promise<{ stop(): Promise<void> }> {
  const app = new Hono();
  app.use('/orders-area/*', serveStatic({ root: DIST, rewriteRequestPath: (url) => url.replace('/orders-area', '') }));
  // What a carrier would make: the Admin API of Medusa stores its address with the shipment.
  app.get('/labels/:number', (c) =>
    c.body(drawPdf([`Return label ${c.req.param('number')}`]), 200, { 'content-type': 'application/pdf' }),
  );
  // The site signs the member in at Medusa, as a storefront does, and hands the token to the page.
  app.post('/session/:name', async (c) => {
    const person = MEMBERS[c.req.param('name')];
    if (!person) return c.json({}, 404);
    const token = await signIn(medusaUrl, person);
    return c.json({ token, user: { id: readCustomerId(token), email: person.email, givenName: person.first_name } });
  });
  app.get('/products/:slug', (c) =>
    c.html(
      html`<!doctype html><title>Product</title>
        <p>The shop ends here.</p>`,
    ),
  );
  app.get('*', (c) => c.html(createPage(gatewayUrl, c.req.query('as') ?? '')));
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

/** The id of the customer is the subject of Medusa's token. */
function readCustomerId(token: string): string {
  const [, body = ''] = token.split('.');
  const { actor_id } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { actor_id: string };
  return actor_id;
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
        // Of a repeated cancellation of some units, one is carried out.
        retailer: { sendsIdempotencyKey: true },
        environment: 'sandbox',
      };
      area.setAttribute('api-base', gatewayUrl);
      area.hidden = false;
    </script>
  </head>
  <body>
    <h1>Fieldhouse</h1>
    <orders-area brand="Fieldhouse" flags="sendReturnMethodGlobally enableShowReturnTaxTotal enableReturnCancel enableHistorySearch enablePartialCancel"></orders-area>
  </body>
</html>`;
}
