import { createServer, request, type Server } from 'node:http';

/** Starts a proxy that sends each request to the next of several services, like a load balancer without sticky sessions. */
export async function startRoundRobin(port: number, urls: readonly string[]): Promise<Server> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const { hostname, port: target } = new URL(urls[turn++ % urls.length] ?? '');
    const sent = request(
      { hostname, port: target, method: incoming.method, path: incoming.url, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    sent.once('error', () => outgoing.headersSent || outgoing.writeHead(502).end());
    incoming.pipe(sent);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return server;
}
