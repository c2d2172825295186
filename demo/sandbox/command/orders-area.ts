import { readFileSync } from 'node:fs';
import { runCommand } from './run-command.js';

// The package's command. The build bundles it into one file with all its dependencies.

/** A command writes to the terminal, and errors to its error stream. */
const terminal = { log: console.log, complain: console.error };
/** Paths are relative to `dist/command/`, where the build puts the command. */
const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8');
const { version } = JSON.parse(read('../../package.json')) as { version: string };
const running = runCommand(process.argv.slice(2), terminal, {
  version,
  now: Date.now,
  readIntegrity: () => read('../integrity.json'),
  readContract: () => read('../../docs/openapi.json'),
});
// Before the greeting is printed: whoever reads it may stop the sandbox at once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop());

const outcome = await running;
if ('exitCode' in outcome) process.exitCode = outcome.exitCode;

async function stop(): Promise<void> {
  const started = await running;
  if ('server' in started) await started.server.close();
  process.exit();
}
