import { type ReactNode, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useIntl } from '../../app/context/element-context.js';
import { paintPicture } from '../../platform/paint-picture.js';

export interface PaintedPictureProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The accessible name. */
  readonly label: string;
}

/** An image without a URL: draws its bytes on a canvas, on white in every theme. */
export function PaintedPicture({ bytes, label }: PaintedPictureProps): ReactNode {
  const intl = useIntl();
  const { canvas, hasFailed } = usePaintedPicture(bytes);
  if (hasFailed) return <p>{intl.t('returnLabel.unshown')}</p>;
  return <canvas className="label-picture" role="img" aria-label={label} ref={canvas} />;
}

export interface PaintedCanvas {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** The browser cannot decode the bytes as an image. */
  readonly hasFailed: boolean;
}

/** Draws the bytes of an image once the canvas is mounted. */
function usePaintedPicture(bytes: Uint8Array<ArrayBuffer>): PaintedCanvas {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState<Uint8Array>();
  useLayoutEffect(() => {
    const { current } = canvas;
    if (current) paintPicture(current, bytes).catch(() => setFailed(bytes));
  }, [bytes]);
  return { canvas, hasFailed: failed === bytes };
}
