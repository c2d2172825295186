import { GUEST_EMAIL } from '../e2e/support/test.js';
import { LEAK } from './acts.js';

/** Whoever shops in the matrix, by everything that must stay between them and the service. */
export const GUEST_PHONE = '5035550101';
const PERSONAL = [GUEST_EMAIL, GUEST_PHONE, LEAK, 'member-token', 'robin.doe@example.com', 'Robin', 'upm-1001'];

/** Lines that hold something personal, or words of a broken service. */
export function listLeaks(lines: readonly string[]): string[] {
  return lines.filter((line) => PERSONAL.some((secret) => line.includes(secret)));
}
