import { encode } from 'uqr';

/** White around the code, in its own modules: less, and cameras miss it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Modules along one side. */
  readonly size: number;
  /** The dark modules as an SVG path, in runs, row by row. */
  readonly path: string;
}

/** A text as a code for cameras; absent where the text is longer than any code can hold. */
export function drawQr(text: string): QrDrawing | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    return { size, path: data.map(drawRow).join('') };
  } catch {
    return undefined;
  }
}

function drawRow(row: readonly boolean[], y: number): string {
  const bits = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...bits.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
