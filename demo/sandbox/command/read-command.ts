import { parseArgs } from 'node:util';

/** Beside the demo's own ports, so that both can run. */
export const DEFAULT_PORT = 5180;
const LAST_PORT = 65_535;

export const USAGE = `Usage: orders-area sandbox [--port NUMBER] [--data FOLDER]

Starts an order service with fixed orders, for a page whose own back end is not there yet.

  --port NUMBER  where it listens, on this machine alone: ${DEFAULT_PORT} unless named; 0 takes a free port
  --data FOLDER  keeps there what was done, over restarts; without it all is forgotten
  --help         shows this`;

/** What was asked for on the command line. */
export type Command =
  | { readonly does: 'help' }
  | { readonly does: 'sandbox'; readonly port: number; readonly dataFolder?: string }
  | { readonly does: 'nothing'; readonly problem: string };

const OPTIONS = { port: { type: 'string' }, data: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;

/** @param args what stands behind the name of the command */
export function readCommand(args: readonly string[]): Command {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (values.help === true) return { does: 'help' };
    return toCommand(positionals, values);
  } catch (error) {
    return { does: 'nothing', problem: error instanceof Error ? error.message : String(error) };
  }
}

function toCommand(
  [name, ...others]: readonly string[],
  { port = String(DEFAULT_PORT), data }: { readonly port?: string | undefined; readonly data?: string | undefined },
): Command {
  if (name === undefined) return { does: 'nothing', problem: 'Say what to start: sandbox.' };
  if (name !== 'sandbox') return { does: 'nothing', problem: `There is no command ${name}.` };
  if (others.length > 0) return { does: 'nothing', problem: `${others.join(' ')} means nothing here.` };
  if (!/^\d+$/.test(port) || Number(port) > LAST_PORT) {
    return { does: 'nothing', problem: `--port is a number from 0 to ${LAST_PORT}, not ${port}.` };
  }
  if (data === '') return { does: 'nothing', problem: '--data is a folder.' };
  return { does: 'sandbox', port: Number(port), ...(data !== undefined && { dataFolder: data }) };
}
