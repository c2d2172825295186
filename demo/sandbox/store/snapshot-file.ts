import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxState } from './sandbox-state.js';

const FILE = 'snapshot.json';

/** Raised when the shape of the state changes: a snapshot of another shape is not read. */
const VERSION = 9;

/** The state of the last run, or `undefined` when there is none that can be read: then the sandbox starts afresh. */
export function readSnapshot(folder: string): SandboxState | undefined {
  try {
    const snapshot = JSON.parse(readFileSync(join(folder, FILE), 'utf8')) as {
      version?: unknown;
      state?: SandboxState;
    };
    return snapshot.version === VERSION ? snapshot.state : undefined;
  } catch {
    return undefined;
  }
}

/** Written beside and then renamed, so that a crash leaves the former snapshot or the new one, and never half of one. */
export function writeSnapshot(folder: string, state: SandboxState, random: () => number): void {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${FILE}.${random().toString(36).slice(2)}.tmp`);
  writeFileSync(draft, JSON.stringify({ version: VERSION, state }));
  renameSync(draft, join(folder, FILE));
}
