import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SandboxState } from './sandbox-state.js';

const FILE = 'snapshot.json';

/** Increased when the shape of the state changes: snapshots of other versions are ignored. */
const VERSION = 13;

/** Reads the state of the last run; undefined if there is no readable snapshot. */
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

/**
 * Writes to a temporary file and renames it, so that a crash leaves the old or the new snapshot, but never half of one.
 */
export function writeSnapshot(folder: string, state: SandboxState, random: () => number): void {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${FILE}.${random().toString(36).slice(2)}.tmp`);
  writeFileSync(draft, JSON.stringify({ version: VERSION, state }));
  renameSync(draft, join(folder, FILE));
}
