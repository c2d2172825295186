import { settle, until } from './until.js';

const lines: string[] = [];

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => lines.push(`${level}: ${words.map(String).join(' ')}`);
}

/** The warnings and errors since the last call. A line that a test does not take fails that test. */
export function takeConsoleLines(): string[] {
  return lines.splice(0);
}

/** The same, once there are at least `count` lines and no more are added. */
export async function waitForConsoleLines(count: number): Promise<string[]> {
  await until(() => lines.length >= count, `${count} lines in the console`);
  await settle();
  return takeConsoleLines();
}
