import { parseArgs } from 'node:util';
import type { TrustOptions } from '../http/trust.js';
import type { CheckOptions } from './check/check-options.js';
import { CHECK_OPTIONS, CHECK_USAGE, readCheck, type CheckValues } from './check/read-check.js';

/** Different from the demo's ports, so that both can run. */
export const DEFAULT_PORT = 5180;
const LAST_PORT = 65_535;

export const USAGE = `Usage: orders-area sandbox [--port NUMBER] [--data FOLDER] [--origin ORIGIN]...
                   [--host NAME]...
       orders-area integrity --base ADDRESS SCRIPT...
       orders-area check --api-base URL [--order NUMBER --email ADDRESS]
                   [--token TOKEN] [--writes] [--json]

sandbox starts an order service with fixed orders, for a page whose own back end
is not there yet.

  --port NUMBER    where it listens, on this machine alone: ${DEFAULT_PORT} unless
                   named; 0 takes a free port
  --data FOLDER    keeps there what was done, over restarts; without it all is
                   forgotten
  --origin ORIGIN  whose pages may use it, such as https://shop.example; pages
                   on loopback addresses always may
  --host NAME      under which name it answers, without a port; to loopback
                   names it always does

integrity prints the markup that loads scripts of this package, with the hash of
every file they load.

  --base ADDRESS   where the page finds the folder dist/:
                   https://shop.example/orders-area/ or a path
  SCRIPT           a script by its path in dist/: cdn/orders-area.js

${CHECK_USAGE}

  --help           shows this
  --version        shows the version of the package`;

export interface SandboxCommand extends TrustOptions {
  readonly does: 'sandbox';
  readonly port: number;
  readonly dataFolder?: string;
}

/** A parsed command line. */
export type Command =
  | { readonly does: 'help' | 'version' }
  | SandboxCommand
  | { readonly does: 'integrity'; readonly base: string; readonly scripts: readonly string[] }
  | (CheckOptions & { readonly does: 'check'; readonly isJson: boolean })
  | { readonly does: 'nothing'; readonly problem: string };

const OPTIONS = {
  port: { type: 'string' },
  data: { type: 'string' },
  origin: { type: 'string', multiple: true },
  host: { type: 'string', multiple: true },
  base: { type: 'string' },
  ...CHECK_OPTIONS,
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** The values of the command line's options. */
interface Options extends CheckValues {
  readonly port?: string | undefined;
  readonly data?: string | undefined;
  readonly host?: readonly string[] | undefined;
  readonly base?: string | undefined;
}

/** @param args the arguments after the command's name */
export function readCommand(args: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const { help = false, version = false, ...options } = values;
    if (help) return { does: 'help' };
    if (version) return { does: 'version' };
    const [name, ...names] = positionals;
    if (name === 'sandbox') return toSandbox(names, options);
    if (name === 'integrity') return toIntegrity(names, options);
    if (name === 'check') return toCheck(names, options);
    return toNothing(
      name === undefined ? 'Say what to do: sandbox, integrity or check.' : `There is no command ${name}.`,
    );
  } catch (error) {
    return toNothing(error instanceof Error ? error.message : String(error));
  }
}

function toSandbox(names: readonly string[], options: Options): Command {
  const { port = String(DEFAULT_PORT), data, origin = [], host = [], ...others } = options;
  const strange = [...names, ...listOptions(others)];
  if (strange.length > 0) return toNothing(`${strange.join(' ')} means nothing here.`);
  if (!/^\d+$/.test(port) || Number(port) > LAST_PORT) {
    return toNothing(`--port is a number from 0 to ${LAST_PORT}, not ${port}.`);
  }
  if (data === '') return toNothing('--data is a folder.');
  const problem = findTrustProblem(origin, host);
  if (problem !== undefined) return toNothing(problem);
  return {
    does: 'sandbox',
    port: Number(port),
    ...(data !== undefined && { dataFolder: data }),
    ...(origin.length > 0 && { origins: origin }),
    ...(host.length > 0 && { hosts: host }),
  };
}

function findTrustProblem(origins: readonly string[], hosts: readonly string[]): string | undefined {
  const wrongOrigin = origins.find((text) => !isOrigin(text));
  if (wrongOrigin !== undefined) return `--origin is an origin such as https://shop.example, not ${wrongOrigin}.`;
  const wrongHost = hosts.find((text) => !/^[a-z0-9.-]+$/i.test(text));
  if (wrongHost === undefined) return undefined;
  return `--host is a name such as orders.test, without a port, not ${wrongHost}.`;
}

/** Tells whether a text is an origin in the notation of browsers: without a path and without the default port. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function toIntegrity(scripts: readonly string[], { base, ...others }: Options): Command {
  const strange = listOptions(others);
  if (strange.length > 0) return toNothing(`${strange.join(' ')} means nothing here.`);
  if (scripts.length === 0) return toNothing('Name a script by its path in dist/, such as cdn/orders-area.js.');
  const folder = base === undefined ? undefined : toFolder(base);
  if (folder === undefined) return toNothing('--base is an address or a path from the root: https://… or /…');
  return { does: 'integrity', base: folder, scripts };
}

/** Repeats no argument: it may be a token that lacks its option. */
function toCheck(names: readonly string[], { port, data, host, base, ...values }: Options): Command {
  if (names.length > 0) return toNothing('check takes options only, each with its name.');
  const strange = listOptions({ port, data, host, base });
  if (strange.length > 0) return toNothing(`${strange.join(' ')} means nothing here.`);
  const originProblem = findTrustProblem(values.origin ?? [], []);
  const options = readCheck(values);
  if ('problem' in options) return toNothing(options.problem);
  if (originProblem !== undefined) return toNothing(originProblem);
  return { does: 'check', ...options, isJson: values.json ?? false };
}

/**
 * Returns the address of a folder with a trailing slash, valid in an import map and in an attribute. Undefined if an
 * import map cannot contain it, or if it depends on the page it is used on.
 */
function toFolder(base: string): string | undefined {
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(base) || !URL.canParse(base, 'https://page.example')) return undefined;
  const { href, origin } = new URL(base, 'https://page.example');
  const folder = base.startsWith('/') ? href.slice(origin.length) : href;
  return /["'<>&?#\\]/.test(folder) ? undefined : folder.replace(/\/?$/, '/');
}

function listOptions(options: object): string[] {
  return Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`--${name}`]));
}

function toNothing(problem: string): Command {
  return { does: 'nothing', problem };
}
