import type { Problem } from './problem.js';
import { listPassed, OUTCOMES, toOutcome, toVerdict } from './to-verdict.js';
import type { Finding } from './findings.js';

/** Fits a terminal of usual width, the log of a build server and an e-mail. */
const COLUMNS = 80;
const [NAME_COLUMNS, VERDICT_COLUMNS, TIME_COLUMNS] = [28, 11, 10] as const;
/** A limit, because a field that is wrong in every order would be listed for each one. */
const MOST_PROBLEMS = 12;

/** Formats what a check found, as text for a terminal. */
export function formatReport(findings: readonly Finding[], apiBase: string): string {
  const passed = listPassed(findings).map((name) => `'${name}'`);
  const skipped = findings.filter((finding) => toVerdict(finding) === 'skipped');
  const counts = OUTCOMES.map((outcome) => {
    const count = findings.filter((finding) => toOutcome(finding) === outcome).length;
    return `${count} ${outcome}`;
  });
  return [
    ...wrap(`Order service at ${apiBase}`, ''),
    '',
    `${formatRow('call', 'verdict', 'time')}paths and problems`,
    ...findings.filter((finding) => !skipped.includes(finding)).flatMap(formatFinding),
    '',
    ...(skipped.length > 0 ? ['Skipped:', ...formatSkipped(skipped), ''] : []),
    `${counts.join(', ')}.`,
    '',
    'For adapter.service.calls, with those of the skipped calls that are there:',
    ...wrap(passed.length > 0 ? passed.join(', ') : 'none', '  '),
  ].join('\n');
}

function formatFinding(finding: Finding): string[] {
  const { name, ms = 0, note = '', problems } = finding;
  const row = formatRow(name, toOutcome(finding), `${ms} ms`);
  const summary = problems.length > 0 ? countProblems(problems.length) : note;
  const isShort = row.length + summary.length <= COLUMNS;
  const lines = collapse(problems);
  const hidden = lines.length - MOST_PROBLEMS;
  return [
    (isShort ? row + summary : row).trimEnd(),
    ...(isShort ? [] : wrap(summary, '  ')),
    ...lines.slice(0, MOST_PROBLEMS).flatMap((line) => wrap(line, '    ', '  - ')),
    ...(hidden > 0 ? [`    and ${hidden} more, which --json lists`] : []),
  ];
}

/** The calls with the same reason are one entry. */
function formatSkipped(skipped: readonly Finding[]): string[] {
  const names = new Map<string, string[]>();
  for (const { name, note = '' } of skipped) names.set(note, [...(names.get(note) ?? []), name]);
  return [...names].flatMap(([note, calls]) => wrap(`${note}: ${calls.join(', ')}`, '    ', '  - '));
}

function formatRow(name: string, verdict: string, time: string): string {
  return name.padEnd(NAME_COLUMNS) + verdict.padEnd(VERDICT_COLUMNS) + `${time.padStart(TIME_COLUMNS - 2)}  `;
}

function countProblems(count: number): string {
  return count === 1 ? '1 problem' : `${count} problems`;
}

/** One line for each problem; those that differ only by an index or by the request are one. */
function collapse(problems: readonly Problem[]): string[] {
  const lines = new Map<string, { readonly line: string; count: number }>();
  for (const { request, path, message } of problems) {
    const text = `${path === undefined ? '' : `${path} `}${message}`;
    const line = `${text} (${request})`;
    const key = text.replace(/\[\d+\]/g, '[]');
    const known = lines.get(key);
    if (known) known.count += 1;
    else lines.set(key, { line, count: 1 });
  }
  return [...lines.values()].map(({ line, count }) => (count === 1 ? line : `${line}, and ${count - 1} like it`));
}

/** Breaks a text into lines; words that are longer than a line are broken as well, paths after a dot. */
function wrap(text: string, indent: string, first = indent): string[] {
  const width = COLUMNS - indent.length;
  const words = text.split(' ').flatMap((word) => breakWord(word, width));
  const lines = words.reduce<string[]>((all, word) => {
    const last = all.at(-1);
    if (last === undefined || last.length + 1 + word.length > width) return [...all, word];
    return [...all.slice(0, -1), `${last} ${word}`];
  }, []);
  return lines.map((line, index) => (index === 0 ? first : indent) + line);
}

function breakWord(word: string, width: number): string[] {
  if (word.length <= width) return [word];
  const dot = word.lastIndexOf('.', width - 1);
  const end = dot > 0 ? dot + 1 : width;
  return [word.slice(0, end), ...breakWord(word.slice(end), width)];
}
