import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Sink {
  readonly name: string;
  readonly pattern: RegExp;
}

/** Code that turns text into code, markup or style, and so must not ship. */
const SINKS: readonly Sink[] = [
  { name: 'eval', pattern: /(?<![\w$])eval\s*[(`)]/g },
  { name: 'Function', pattern: /\bnew\s+Function\b|(?<![\w$.])Function\s*\(|\.constructor\s*\(\s*["'`]/g },
  { name: 'document.write', pattern: /\bdocument\s*\.\s*write(?:ln)?\b/g },
  { name: 'a timer with a string', pattern: /\bset(?:Timeout|Interval)\s*\(\s*["'`]/g },
  { name: 'a style attribute', pattern: /<[\w-]+[^<>]*\sstyle\s*=|setAttribute(?:NS)?\s*\([^)]*["'`]style["'`]/g },
  { name: 'outerHTML', pattern: /\bouterHTML\b/g },
  { name: 'insertAdjacentHTML', pattern: /\binsertAdjacentHTML\b/g },
  {
    name: 'another parser of HTML',
    pattern: /\b(?:createContextualFragment|DOMParser|srcdoc|set\w*HTML\w*|parseHTML\w*)\b/g,
  },
  { name: 'innerHTML', pattern: /\binnerHTML\b/g },
];

interface Allowance {
  readonly library: string;
  /** Its form in the minified library. */
  readonly pattern: RegExp;
}

/** Uses of `innerHTML` in bundled libraries; each form is allowed once in a script. */
const ALLOWANCES: readonly Allowance[] = [
  // Both are reached only by `dangerouslySetInnerHTML`, which the linter bans.
  { library: 'preact', pattern: /\.__html\s*==\s*[\w$]+\.innerHTML\b/g },
  { library: 'preact', pattern: /[\w$]+\.innerHTML\s*=\s*[\w$]+\.__html\b/g },
  // The text of one of our templates, which passes the Trusted Types policy named lit-html.
  { library: 'lit-html', pattern: /createElement\(["'`]template["'`]\);\s*return [\w$]+\.innerHTML\s*=\s*[\w$]+/g },
];

export interface ScriptScan {
  /** `FILE: SINK`, once for each place. */
  readonly found: readonly string[];
  /** The libraries with an allowed use, by file. */
  readonly allowed: ReadonlyMap<string, readonly string[]>;
  readonly files: readonly string[];
}

/** Scans every script of a folder. */
export function scanScripts(folder: string): ScriptScan {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  const allowed = new Map<string, readonly string[]>();
  const found = files.flatMap((file) => {
    const scan = scanScript(readFileSync(path.join(folder, file), 'utf8'));
    if (scan.libraries.length > 0) allowed.set(file, scan.libraries);
    return scan.found.map((name) => `${file}: ${name}`);
  });
  return { found, allowed, files };
}

/** Scans one script. What a library may have is removed first, once for each form. */
export function scanScript(code: string): { readonly found: string[]; readonly libraries: string[] } {
  let left = code;
  const libraries = new Set<string>();
  for (const { library, pattern } of ALLOWANCES) {
    const [first] = left.match(pattern) ?? [];
    if (first === undefined) continue;
    libraries.add(library);
    left = left.replace(first, '');
  }
  const found = SINKS.flatMap(({ name, pattern }) => (left.match(pattern) ?? []).map(() => name));
  return { found, libraries: [...libraries] };
}
