// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { checkBehind, getVerdict, listProblems, MEMBER, type Answer } from './run-check-command.js';

const isSearch = (request: Request): boolean =>
  request.method === 'GET' &&
  new URL(request.url).searchParams
    .getAll('filter')
    .some((filter) => /^(?:query|placedFrom|placedTo|status)\(/.test(filter));

/** The same request for the list of all orders. */
function withoutSearch(request: Request): Request {
  const url = new URL(request.url);
  const filters = url.searchParams.getAll('filter').filter((filter) => /^(?:country|language)\(/.test(filter));
  url.searchParams.delete('filter');
  for (const filter of filters) url.searchParams.append('filter', filter);
  return new Request(url, request);
}

describe('the check of a back end that does not search', () => {
  it.each<[what: string, answer: Answer]>([
    ['lists all orders instead', (request, forward) => forward(withoutSearch(request))],
    ['refuses the filters', (request, forward) => forward(new Request(`${request.url}&filter=unknown(1)`, request))],
  ])('passes without that call if it %s', async (_what, answer) => {
    const report = await checkBehind(
      (request, forward) => (isSearch(request) ? answer(request, forward) : forward()),
      ...MEMBER,
    );
    expect([report.passed, getVerdict(report, 'search-order-history')]).toEqual([true, 'not there']);
    expect(report.calls).not.toContain('search-order-history');
  });

  it('fails if it searches and does not find an order by its number', async () => {
    const report = await checkBehind(
      (request, forward) => {
        const isByNumber = isSearch(request) && /query\(us/.test(decodeURIComponent(request.url));
        return isByNumber ? Response.json({ objects: [], pages: {} }) : forward();
      },
      ...MEMBER,
    );
    expect(listProblems(report, 'search-order-history').join('\n')).toContain('does not have the first order');
  });
});
