// @vitest-environment node
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { auditPackages, describeVerdict, readVerdict } from '../../scripts/package/audit-packages.js';

/** As npm 11 prints it. */
const toReport = (vulnerabilities: object): string =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities,
    metadata: { vulnerabilities: { total: Object.keys(vulnerabilities).length }, dependencies: { prod: 3, total: 2 } },
  });
const LOW = {
  kit: {
    name: 'kit',
    severity: 'low',
    isDirect: true,
    via: [{ source: 1, name: 'kit', title: 'It leaks', url: 'https://advisories.example/1', range: '<1.2.4' }],
    effects: [],
    nodes: ['node_modules/bundled-0'],
  },
};
const REFUSED =
  '{ "message": "405 Method Not Allowed - POST https://registry.example/", "statusCode": 405, "error": { "summary": "" } }';
const NO_LOCK = '{ "error": { "code": "ENOLOCK", "summary": "This command requires an existing lockfile." } }';

describe("the verdict that npm's answer comes to", () => {
  test('is that nothing is known against the packages', () => {
    expect(readVerdict(toReport({}), 2)).toEqual({ kind: 'answered', advisories: [] });
  });

  test('lists advisories of the lowest level too', () => {
    const advisories = ['kit <1.2.4 (low): It leaks, https://advisories.example/1'];
    expect(readVerdict(toReport(LOW), 2)).toEqual({ kind: 'answered', advisories });
  });

  test('lists a package whose advisory npm gives by the name of another one', () => {
    const named = { kit: { ...LOW.kit, via: ['deep'] } };
    expect(readVerdict(toReport(named), 2)).toEqual({ kind: 'answered', advisories: ['kit (low): by deep'] });
  });

  test('is neither good nor bad where the registry gave no report', () => {
    expect(readVerdict(REFUSED, 2)).toEqual({
      kind: 'unreachable',
      reason: '405 Method Not Allowed - POST https://registry.example/',
    });
  });

  test.each([
    ['a report on other packages', toReport({}), 'npm audited 2 packages in place of 3.'],
    ['a fault of our own', NO_LOCK, 'ENOLOCK'],
    ['no JSON', 'Killed', 'npm audit gave no report: Killed'],
  ])('is not made of %s', (_, printed, message) => {
    expect(() => readVerdict(printed, 3)).toThrow(message);
  });
});

describe('what is said of a verdict', () => {
  const packages = [{ name: 'kit', version: '1.2.3' }];

  test('is what was looked at, where nothing is known against it', () => {
    expect(describeVerdict(packages, { kind: 'answered', advisories: [] })).toEqual({
      isFailed: false,
      text: 'ok      no advisory on 1 bundled packages: kit 1.2.3',
    });
  });

  test('fails with every advisory', () => {
    const { isFailed, text } = describeVerdict(packages, { kind: 'answered', advisories: ['kit leaks', 'kit hangs'] });
    expect(isFailed).toBe(true);
    expect(text).toMatch(/^FAILED .*kit 1\.2\.3\n +kit leaks\n +kit hangs$/);
  });

  test('fails and claims no audit where no report came', () => {
    const { isFailed, text } = describeVerdict(packages, { kind: 'unreachable', reason: 'connect ECONNREFUSED' });
    expect(isFailed).toBe(true);
    expect(text).toMatch(/^NOT AUDITED .*connect ECONNREFUSED/s);
    expect(text).not.toMatch(/^ok|no advisory/m);
  });
});

describe('the audit', () => {
  afterEach(() => vi.unstubAllEnvs());

  test('asks the registry about exactly the versions it is given, two of one package included', async () => {
    const asked: unknown[] = [];
    const registry = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        const isZipped = request.headers['content-encoding'] === 'gzip';
        if (request.method === 'POST') asked.push(JSON.parse(String(isZipped ? gunzipSync(body) : body)));
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
    vi.stubEnv('npm_config_registry', `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`);
    const verdict = await auditPackages([
      { name: '@one/kit', version: '1.2.3' },
      { name: 'choice', version: '1.0.0' },
      { name: 'choice', version: '2.0.0' },
    ]);
    registry.close();
    expect(asked).toEqual([{ '@one/kit': ['1.2.3'], choice: ['1.0.0', '2.0.0'] }]);
    expect(verdict).toEqual({ kind: 'answered', advisories: [] });
  }, 60_000);
});
