import { useMemo, type ReactNode } from 'react';
import { encode } from 'uqr';

export interface QrCodeProps {
  readonly text: string;
  /** The code's accessible name. */
  readonly label: string;
}

/** A QR code, dark on white in every theme. Renders nothing if the text exceeds a QR code's capacity. */
export function QrCode({ text, label }: QrCodeProps): ReactNode {
  const code = useMemo(() => drawQr(text), [text]);
  if (!code) return null;
  return (
    <svg className="qr" viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label} focusable="false">
      <rect width={code.size} height={code.size} fill="#fff" />
      <path d={code.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

/** Quiet zone in modules; with less, cameras miss the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrDrawing {
  /** Modules along one side. */
  readonly size: number;
  /** The dark modules as an SVG path, in runs, row by row. */
  readonly path: string;
}

/** Encodes a text as a QR code; absent if the text exceeds its capacity. */
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
