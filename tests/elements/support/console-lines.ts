import { settle, until } from './until.js';

const lines: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => lines.push(`${level}: ${words.map(String).join(' ')}`);
}

/** What was written as a warning or an error since the last call. What no test takes fails the test that wrote it. */
export function takeConsoleLines(): string[] {
  return lines.splice(0);
}

/** The same, once there are as many as that, and as many as there are a moment later. */
export async function waitForConsoleLines(count: number): Promise<string[]> {
  await until(() => lines.length >= count, `${count} lines in the console`);
  await settle();
  return takeConsoleLines();
}
