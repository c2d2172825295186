// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  checkBehind,
  getVerdict,
  GUEST_ORDER,
  isPath,
  listProblems,
  MEMBER,
  type Answer,
} from './run-check-command.js';

describe('the check of a back end that trusts only the origins of its pages', () => {
  const PAGE = 'http://localhost:8080';
  const refuseOthers: Answer = (request, forward) => {
    const isRefused = request.headers.has('origin') && request.headers.get('origin') !== PAGE;
    return isRefused
      ? Response.json({ errors: [{ code: 'ORIGIN_UNTRUSTED', message: '' }] }, { status: 403 })
      : forward();
  };

  it.each([
    ['without an origin', []],
    ['with the origin of its pages', ['--origin', PAGE]],
  ])('passes %s, and reports what is not there', async (_how, origin) => {
    const withoutStores: Answer = (request, forward) =>
      refuseOthers(request, () =>
        isPath(request, '/store/') ? forward(new Request(new URL('/no-such-call', request.url), request)) : forward(),
      );
    const report = await checkBehind(withoutStores, ...GUEST_ORDER, ...MEMBER, ...origin);
    expect(report.results.flatMap(({ name }) => listProblems(report, name))).toEqual([]);
    expect([report.passed, getVerdict(report, 'list-stores')]).toEqual([true, 'not there']);
  });
});
