// @vitest-environment node
import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { NO_SERVICE } from '../../../demo/sandbox/command/check/findings.js';
import {
  checkBehind,
  getVerdict,
  GUEST_ORDER,
  isPath,
  listProblems,
  MEMBER,
  NAMED_OPTIONS,
  runCheckCommand,
  runJsonCheck,
  serveBehind,
  type Answer,
} from './run-check-command.js';

const EVERYTHING = [...GUEST_ORDER, ...MEMBER];

/** Answers with the sandbox's answer, but with other headers. */
const withHeaders =
  (edit: (headers: Headers, request: Request) => void): Answer =>
  async (request, forward) => {
    const answer = await forward();
    const headers = new Headers(answer.headers);
    edit(headers, request);
    return new Response(answer.body, { status: answer.status, headers });
  };

const isPreflight = (request: Request): boolean => request.method === 'OPTIONS';

describe('the check of a back end that breaks a rule', () => {
  it.each<[what: string, answer: Answer, name: string, problem: string]>([
    [
      'any origin',
      withHeaders((headers) => headers.set('access-control-allow-origin', '*')),
      'get-order',
      'header access-control-allow-origin is not http',
    ],
    [
      'no credentials',
      withHeaders((headers) => headers.delete('access-control-allow-credentials')),
      'get-order',
      'header access-control-allow-credentials is not true',
    ],
    [
      'hidden headers',
      withHeaders((headers) => headers.set('access-control-expose-headers', 'Date')),
      'get-order',
      'header access-control-expose-headers lacks Location, Retry-After',
    ],
    [
      'a header that the client sends but may not',
      withHeaders((headers) =>
        headers.set('access-control-allow-headers', 'content-type, authorization, x-visitor-id'),
      ),
      'get-order-summary',
      'header access-control-allow-headers lacks x-guest-email',
    ],
    [
      'a preflight that redirects',
      async (request, forward) =>
        isPreflight(request) ? new Response(null, { status: 302, headers: { location: '/' } }) : forward(),
      'get-order',
      'answers 302, expected 204 or another 2xx',
    ],
    ['no Vary', withHeaders((headers) => headers.delete('vary')), 'get-order', 'header vary lacks Origin'],
    [
      'every origin by name',
      async (request, forward) => {
        const origin = request.headers.get('origin');
        const answer = await forward();
        const headers = new Headers(answer.headers);
        if (origin !== null) headers.set('access-control-allow-origin', origin);
        return new Response(answer.body, { status: answer.status, headers });
      },
      'service',
      'header access-control-allow-origin lets any page read answers',
    ],
    [
      'another body for an unknown number',
      async (request, forward) =>
        isPath(request, '/summary/v1/US99999999') && !isPreflight(request)
          ? relay(await forward(), (text) => text.replace('ORDER_NOT_FOUND', 'NUMBER_UNKNOWN'))
          : forward(),
      'get-order-summary',
      'get different answers; status, body and headers must be alike',
    ],
    [
      'an order without a proof',
      (request, forward) => {
        if (isPreflight(request) || request.headers.has('x-guest-email')) return forward();
        const headers = { ...Object.fromEntries(request.headers), 'x-guest-email': 'guest%40example.com' };
        return isPath(request, '/summary/') ? forward(new Request(request.url, { headers })) : forward();
      },
      'get-order-summary',
      'answers 200, expected 400 or 401 or 404',
    ],
    [
      'a history without a token',
      async (request, forward) =>
        isPath(request, '/history/v1') && !request.headers.has('authorization') && !isPreflight(request)
          ? relay(await forward(), () => '{"objects":[],"pages":{}}', 200)
          : forward(),
      'list-order-history',
      'answers 200, expected 401',
    ],
    [
      'another order than the requested one',
      async (request, forward) =>
        isPath(request, '/history/v1/US10000001')
          ? relay(await forward(), (text) =>
              text.replaceAll('"orderNumber":"US10000001"', '"orderNumber":"US10000006"'),
            )
          : forward(),
      'get-order',
      'orderNumber is not the requested number',
    ],
    [
      'an error body of its own',
      async (request, forward) => {
        const answer = await forward();
        return answer.status === 404 && isPath(request, '/history/v1/US9')
          ? relay(answer, () => '{"message":"not found"}')
          : answer;
      },
      'get-order',
      'errors is missing (a list with at least 1 entry)',
    ],
    [
      'the same page again and again',
      (request, forward) => {
        const url = new URL(request.url);
        if (!url.searchParams.has('anchor')) return forward();
        url.searchParams.delete('anchor');
        return forward(new Request(url, { headers: request.headers }));
      },
      'list-order-history',
      'objects repeats entries of the page before',
    ],
    [
      'a next page elsewhere',
      async (request, forward) =>
        isPath(request, '/history/v1?') || new URL(request.url).pathname === '/history/v1'
          ? relay(await forward(), (text) =>
              text.replace(/"next":"[^"]+"/, '"next":"https://elsewhere.example/history/v1?anchor=a"'),
            )
          : forward(),
      'list-order-history',
      'pages.next is no address of the same list with an anchor',
    ],
    [
      'a page that is too long',
      async (request, forward) => {
        const url = new URL(request.url);
        if (url.pathname !== '/history/v1' || url.searchParams.get('count') !== '2') return forward();
        return relay(await forward(), (text) => {
          const page = JSON.parse(text) as { objects: unknown[] };
          return JSON.stringify({ ...page, objects: [...page.objects, ...page.objects] });
        });
      },
      'list-order-history',
      'objects has more than the 2 requested entries',
    ],
  ])('finds %s', async (...[, answer, name, problem]) => {
    const report = await checkBehind(answer, ...EVERYTHING);
    expect(listProblems(report, name).join('\n')).toContain(problem);
    expect(report.passed).toBe(false);
  });
});

describe('the check of something other than a back end', () => {
  it('stops at once if nothing listens at the address', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as AddressInfo;
    await new Promise((resolve) => holder.close(resolve));
    const report = await runJsonCheck(`http://127.0.0.1:${port}`, ...EVERYTHING);
    expect(listProblems(report, 'service')).toEqual(['no answer: the connection failed (ECONNREFUSED)']);
    expect(report.results.filter(({ ms }) => ms !== null).map(({ name }) => name)).toEqual(['service']);
    expect(new Set(report.results.slice(1).map(({ note }) => note))).toEqual(new Set([NO_SERVICE]));
  });

  it.each<[what: string, answer: Answer, problem: string]>([
    [
      'pages',
      () => new Response('<!doctype html><h1>Shop</h1>', { headers: { 'content-type': 'text/html' } }),
      'is no JSON, but text/html',
    ],
    ['text', () => new Response('hello', { headers: { 'content-type': 'text/plain' } }), 'is no JSON, but text/plain'],
    ['redirects', () => Response.redirect('https://login.example/', 302), 'answers 302: a call must never redirect'],
    ['other JSON', () => Response.json([1, 2]), 'body is not an object'],
  ])('says that it answers with %s', async (_what, answer, problem) => {
    const report = await checkBehind(answer, ...EVERYTHING);
    expect(listProblems(report, 'get-order-summary').join('\n')).toContain(problem);
    expect([report.passed, report.calls]).toEqual([false, []]);
  });

  it('reads no endless body', async () => {
    const chunk = new Uint8Array(2 ** 20).fill(32);
    const endless: Answer = (request, forward) =>
      isPath(request, '/summary/') && !isPreflight(request)
        ? new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }))
        : forward();
    const report = await checkBehind(endless, ...GUEST_ORDER);
    expect(listProblems(report, 'get-order-summary')).toEqual(['its body is larger than 8 MiB']);
  });

  it('waits no longer than its limit for a body that never ends', async () => {
    const slow: Answer = (request, forward) =>
      isPath(request, '/summary/') && !isPreflight(request)
        ? new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array([123])) }))
        : forward();
    const report = await checkBehind(slow, ...GUEST_ORDER, '--timeout', '1');
    expect(listProblems(report, 'get-order-summary')).toEqual(['no answer within 1 s']);
  });
});

describe('the check of a back end with fewer calls', () => {
  const TIER_1 = ['/history/v1', '/summary/v1', '/orders-area-check'];

  it.each<[what: string, answer: () => Response]>([
    ['a page', () => new Response('Cannot GET', { status: 404, headers: { 'content-type': 'text/html' } })],
    ['its own error body', () => Response.json({ message: 'Not Found' }, { status: 404 })],
    [
      "the contract's error body",
      () => Response.json({ errors: [{ code: 'NO_SUCH_CALL', message: '' }] }, { status: 404 }),
    ],
    ['405', () => new Response(null, { status: 405 })],
  ])('passes if it answers the others with %s', async (_what, answer) => {
    const report = await checkBehind(
      (request, forward) => {
        const isThere = isPreflight(request) || TIER_1.some((path) => isPath(request, path));
        return isThere ? forward() : answer();
      },
      ...EVERYTHING,
    );
    expect(report.calls).toEqual(['list-order-history', 'search-order-history', 'get-order', 'get-order-summary']);
    expect([report.passed, getVerdict(report, 'list-stores')]).toEqual([true, 'not there']);
  });

  it('fails if the call for the named order is not there', async () => {
    const report = await checkBehind(
      (request, forward) => (isPath(request, '/summary/') ? new Response(null, { status: 404 }) : forward()),
      ...GUEST_ORDER,
    );
    expect(listProblems(report, 'get-order-summary')).toEqual(['answers like an unknown path']);
  });

  it('passes without CORS headers, which the own origin does not need, unless another origin is named', async () => {
    const bare = withHeaders((headers) => {
      for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
    });
    expect((await checkBehind(bare, ...GUEST_ORDER)).passed).toBe(true);
    const report = await checkBehind(bare, ...GUEST_ORDER, '--origin', 'http://localhost:8080');
    expect(listProblems(report, 'get-order-summary').join('\n')).toContain('access-control-allow-origin is not');
  });
});

describe('what the check prints', () => {
  const SECRETS = [
    ...[
      'guest@example.com',
      'guest%40example.com',
      'member-token',
      'gateway-key-value',
      'Robin',
      'Harbor',
      '5035550101',
    ],
    ...['123456', '6006491234567890123', 'DE89370400440532013000', 'Q101', 'receipts@'],
  ];

  it.each([['--json'], ['--writes', ...NAMED_OPTIONS]])(
    'has no personal data and no token, even of wrong answers (%s)',
    async (...options) => {
      const service = await serveBehind(async (request, forward) => {
        const answer = await forward();
        // A service that repeats what it got, and whose fields all have a wrong type.
        return isPreflight(request)
          ? answer
          : relay(answer, (text) => text.replaceAll(/:"([^"]*)"/g, ':["$1", "guest@example.com member-token"]'));
      });
      const header = ['--header', 'x-visitor-id: gateway-key-value'];
      const { output, complained } = await runCheckCommand(service.url, ...EVERYTHING, ...header, ...options);
      expect(output.length).toBeGreaterThan(2000);
      expect(SECRETS.filter((secret) => (output + complained).includes(secret))).toEqual([]);
      await service.close();
    },
  );
});

/** The same answer with another body. */
async function relay(answer: Response, edit: (text: string) => string, status = answer.status): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(edit(await answer.text()), { status, headers });
}
