const MINUTE_MS = 60_000;

/**
 * From when on the code of a return works, in wall-clock milliseconds: some minutes after the return was asked for. Absent where it works
 * at once, or where nobody knows when that was.
 */
export function findCodeStart(placedAt: string | undefined, waitMinutes: number | undefined): number | undefined {
  if (placedAt === undefined || waitMinutes === undefined) return undefined;
  return Date.parse(placedAt) + waitMinutes * MINUTE_MS;
}
