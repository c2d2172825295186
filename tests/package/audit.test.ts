import { expect, test } from 'vitest';
import { describeAudit } from '../../scripts/audit.js';

const ADVISORY = { title: 'It leaks', url: 'https://advisories.example/1', range: '<1.2.4' };
const KIT = { name: 'kit', severity: 'low', via: [ADVISORY] };

test('an audit passes if no advisory names a bundled package', () => {
  expect(describeAudit({ vulnerabilities: { kit: KIT } }, ['preact'])).toEqual({
    isFailed: false,
    text: 'No advisory on the 1 bundled packages: preact',
  });
});

test('an audit fails for every advisory on a bundled package, even of the lowest level', () => {
  expect(describeAudit({ vulnerabilities: { kit: { ...KIT, via: [ADVISORY, 'deep'] } } }, ['kit'])).toEqual({
    isFailed: true,
    text: 'FAILED\nkit (low): <1.2.4, It leaks, https://advisories.example/1\nkit (low): deep',
  });
});

test('an audit fails if the registry returned no report', () => {
  expect(describeAudit({ message: 'connect ECONNREFUSED' }, ['kit'])).toEqual({
    isFailed: true,
    text: 'NOT AUDITED: npm gave no report (connect ECONNREFUSED).',
  });
});
