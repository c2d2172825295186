import { GUEST_EMAIL } from '../e2e/support/test.js';
import { LEAK } from './acts.js';

/** The personal data of the shoppers in the matrix, which only the service may receive. */
export const GUEST_PHONE = '5035550101';
const PERSONAL = [GUEST_EMAIL, GUEST_PHONE, LEAK, 'member-token', 'robin.doe@example.com', 'Robin', 'upm-1001'];

/** Returns the lines that contain personal data or texts of a broken service. */
export function listLeaks(lines: readonly string[]): string[] {
  return lines.filter((line) => PERSONAL.some((secret) => line.includes(secret)));
}
