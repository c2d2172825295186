import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readComponents, SBOM } from './package/sbom.js';
import { inRoot } from './paths.js';

/** The fields of `npm audit --json` that are read here; a failed request has only a message. */
interface Report {
  readonly vulnerabilities?: Readonly<Record<string, Vulnerability>>;
  readonly message?: string;
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  /** Advisories, and names of the packages that brought one along. */
  readonly via: readonly (string | { readonly title: string; readonly url: string; readonly range: string })[];
}

/**
 * Filters npm's report by what is bundled: `npm audit --omit=dev` sees none of it, because every bundled package is a dev dependency.
 *
 * @param bundled names of packages
 * @returns a failure unless there is a report and it names none of them
 */
export function describeAudit(report: Report, bundled: readonly string[]): { isFailed: boolean; text: string } {
  if (!report.vulnerabilities) return { isFailed: true, text: `NOT AUDITED: npm gave no report (${report.message}).` };
  const found = Object.values(report.vulnerabilities).filter(({ name }) => bundled.includes(name));
  const lines = found.flatMap(({ name, severity, via }) =>
    via.map(
      (one) => `${name} (${severity}): ${typeof one === 'string' ? one : `${one.range}, ${one.title}, ${one.url}`}`,
    ),
  );
  if (lines.length > 0) return { isFailed: true, text: ['FAILED', ...lines].join('\n') };
  return { isFailed: false, text: `No advisory on the ${bundled.length} bundled packages: ${bundled.join(', ')}` };
}

if (process.argv[1] === inRoot('scripts/audit.ts')) {
  const bundled = readComponents(readFileSync(inRoot('dist', SBOM), 'utf8')).map(({ name }) => name);
  const { stdout } = spawnSync('npm audit --json', { cwd: inRoot(), encoding: 'utf8', shell: true });
  const { isFailed, text } = describeAudit(JSON.parse(stdout) as Report, bundled);
  console.log(text);
  if (isFailed) process.exitCode = 1;
}
