import { readFileSync } from 'node:fs';
import { runCommand } from './run-command.js';

/** The package's command: the build makes one file of it, with all it needs inside. */
const terminal = { say: console.log, complain: console.error };
const outcome = await runCommand(process.argv.slice(2), terminal, {
  now: Date.now,
  // The build puts the command into a folder of its own, beside the list.
  readIntegrity: () => readFileSync(new URL('../integrity.json', import.meta.url), 'utf8'),
});

if ('exitCode' in outcome) {
  process.exitCode = outcome.exitCode;
} else {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void outcome.server.close().then(() => process.exit(0)));
  }
}
