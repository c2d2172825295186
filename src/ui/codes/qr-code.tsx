import { useMemo, type ReactNode } from 'react';
import { drawQr } from './draw-qr.js';

export interface QrCodeProps {
  readonly text: string;
  /** What the code is for. */
  readonly label: string;
}

/** A code for cameras: dark on white in every theme. Nothing where the text is longer than any code can hold. */
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
