import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { paintPicture } from '../../platform/paint-picture.js';

export interface PaintedPicture {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** The bytes are no picture that the browser can show. */
  readonly hasFailed: boolean;
}

/** Paints the bytes of a picture once they are on show. */
export function usePaintedPicture(bytes: Uint8Array<ArrayBuffer>): PaintedPicture {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState<Uint8Array>();
  useLayoutEffect(() => {
    const { current } = canvas;
    if (current) paintPicture(current, bytes).catch(() => setFailed(bytes));
  }, [bytes]);
  return { canvas, hasFailed: failed === bytes };
}
