import path from 'node:path';
import { serveSandbox, type SandboxServer } from '../serve-sandbox.js';
import { checkBackEnd } from './check/check-command.js';
import { createIntegritySnippet, type IntegrityList } from './integrity-snippet.js';
import { readCommand, USAGE, type Command, type SandboxCommand } from './read-command.js';

/** Exit codes of a command with wrong arguments, and of one that failed. */
const [MISUSED, FAILED] = [2, 1];

/** The output of a command. */
export interface Terminal {
  log(text: string): void;
  complain(text: string): void;
}

/** A command's dependencies. */
export interface Surroundings {
  /** The package's version. */
  readonly version: string;
  /** The sandbox's clock. */
  now(): number;
  /** Returns the text of the package's `integrity.json`. */
  readIntegrity(): string;
  /** Returns the text of the package's `openapi.json`. */
  readContract(): string;
}

/** The result of a command: a running server, or an exit code. */
export type Outcome = { readonly server: SandboxServer } | { readonly exitCode: number };

/** Executes a command line. */
export async function runCommand(
  args: readonly string[],
  terminal: Terminal,
  { version, now, readIntegrity, readContract }: Surroundings,
): Promise<Outcome> {
  const command = readCommand(args);
  switch (command.does) {
    case 'help':
      terminal.log(USAGE);
      return { exitCode: 0 };
    case 'version':
      terminal.log(version);
      return { exitCode: 0 };
    case 'nothing':
      terminal.complain(`${command.problem}\n\n${USAGE}`);
      return { exitCode: MISUSED };
    case 'sandbox':
      return startSandbox(command, terminal, now);
    case 'integrity':
      return printSnippet(command, terminal, readIntegrity);
    case 'check': {
      const { does: _does, ...options } = command;
      return { exitCode: await checkBackEnd(options, readContract(), terminal) };
    }
  }
}

async function startSandbox(
  { port, dataFolder, origins = [], hosts = [] }: SandboxCommand,
  { log, complain }: Terminal,
  now: () => number,
): Promise<Outcome> {
  try {
    const folder = dataFolder === undefined ? undefined : path.resolve(dataFolder);
    const storage = folder === undefined ? {} : { dataFolder: folder };
    const server = await serveSandbox({ port, now, origins, hosts, ...storage });
    log(toGreeting(server.url, folder));
    return { server };
  } catch (error) {
    complain(toReason(error, port));
    return { exitCode: FAILED };
  }
}

function printSnippet(
  { base, scripts }: Extract<Command, { does: 'integrity' }>,
  { log, complain }: Terminal,
  readIntegrity: () => string,
): Outcome {
  try {
    log(createIntegritySnippet(JSON.parse(readIntegrity()) as IntegrityList, scripts, base));
    return { exitCode: 0 };
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    return { exitCode: FAILED };
  }
}

function toGreeting(url: string, dataFolder: string | undefined): string {
  return `
  Orders area, sandbox

  It answers at  ${url}
  Embed          <orders-guest-lookup api-base="${url}"></orders-guest-lookup>
  Look up        US10000001 with guest@example.com
  What was done  ${dataFolder === undefined ? 'is forgotten at the end; --data FOLDER keeps it' : `is kept in ${dataFolder}`}

  Press Ctrl+C to stop.
`;
}

function toReason(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use. Choose another with --port, or 0 for a free one.`;
  if (code === 'EACCES' && port > 0 && port < 1024)
    return `Port ${port} is not for everybody. Choose another with --port.`;
  return error instanceof Error ? error.message : String(error);
}
