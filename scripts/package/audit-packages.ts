import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RegistryPackage } from './sbom.js';

/** What the registry knows of some packages. */
export type Verdict =
  | { readonly kind: 'answered'; readonly advisories: readonly string[] }
  /** No report came: nothing is known of any of them. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** The part of npm's report that is read here. */
interface Report {
  readonly vulnerabilities: Readonly<Record<string, Vulnerability>>;
  readonly metadata: { readonly dependencies: { readonly total: number } };
}

interface Vulnerability {
  readonly name: string;
  readonly severity: string;
  /** Advisories, and names of packages that brought one along. */
  readonly via: readonly (string | { readonly title: string; readonly url: string; readonly range: string })[];
}

/** Has npm ask its registry about exactly these versions, whatever is installed. */
export async function auditPackages(packages: readonly RegistryPackage[]): Promise<Verdict> {
  const folder = mkdtempSync(path.join(tmpdir(), 'orders-area-audit-'));
  try {
    for (const [file, content] of Object.entries(createProject(packages))) {
      writeFileSync(path.join(folder, file), JSON.stringify(content));
    }
    return readVerdict(await runAudit(folder), packages.length);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a verdict says to whoever makes a release. It fails unless a report came that holds no advisory. */
export function describeVerdict(
  packages: readonly RegistryPackage[],
  verdict: Verdict,
): { readonly isFailed: boolean; readonly text: string } {
  const names = packages.map(({ name, version }) => `${name} ${version}`).join(', ');
  const audited = `${packages.length} bundled packages: ${names}`;
  if (verdict.kind === 'unreachable') {
    const reason = `The registry gave npm no report (${verdict.reason}). Run this again where it can be reached.`;
    return { isFailed: true, text: `NOT AUDITED  ${audited}\n${reason}` };
  }
  const { advisories } = verdict;
  if (advisories.length === 0) return { isFailed: false, text: `ok      no advisory on ${audited}` };
  return { isFailed: true, text: [`FAILED  ${audited}`, ...advisories.map((one) => `        ${one}`)].join('\n') };
}

/** A project that depends on the packages and on nothing else. Each has a name of its own, for there may be two versions of one. */
function createProject(packages: readonly RegistryPackage[]): Readonly<Record<string, object>> {
  const named = packages.map((one, index) => ({ ...one, alias: `bundled-${index}` }));
  const project = {
    name: 'bundled-packages',
    version: '0.0.0',
    private: true,
    dependencies: Object.fromEntries(named.map(({ alias, name, version }) => [alias, `npm:${name}@${version}`])),
  };
  const installed = named.map(({ alias, name, version }) => [`node_modules/${alias}`, { name, version }] as const);
  return {
    'package.json': project,
    'package-lock.json': {
      name: project.name,
      lockfileVersion: 3,
      packages: { '': project, ...Object.fromEntries(installed) },
    },
  };
}

/** Gives what npm prints: its exit code is the same where it found something and where the registry gave no report. */
function runAudit(cwd: string): Promise<string> {
  const child = spawn('npm', ['audit', '--json', '--package-lock-only'], {
    cwd,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(printed));
  });
}

/**
 * @param printed what `npm audit --json` prints
 * @param count how many packages it was to look at
 * @throws when it is neither a report on all of them nor npm's word that the registry gave none
 */
export function readVerdict(printed: string, count: number): Verdict {
  const answer = toObject(printed);
  if ('auditReportVersion' in answer) {
    const { vulnerabilities, metadata } = answer as unknown as Report;
    const { total } = metadata.dependencies;
    if (total !== count) throw new Error(`npm audited ${total} packages in place of ${count}.`);
    return { kind: 'answered', advisories: Object.values(vulnerabilities).flatMap(toAdvisories) };
  }
  // This is how npm tells of a request that failed; a fault of the project has a code in its place.
  if ('message' in answer) return { kind: 'unreachable', reason: String(answer['message']) };
  throw new Error(`npm audit failed: ${printed}`);
}

function toObject(printed: string): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(printed) as Readonly<Record<string, unknown>>;
  } catch {
    throw new Error(`npm audit gave no report: ${printed}`);
  }
}

function toAdvisories({ name, severity, via }: Vulnerability): string[] {
  return via.map((one) =>
    typeof one === 'string'
      ? `${name} (${severity}): by ${one}`
      : `${name} ${one.range} (${severity}): ${one.title}, ${one.url}`,
  );
}
