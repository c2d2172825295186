import type { ReactNode } from 'react';
import { useIntl } from '../../app/context/element-context.js';
import { usePaintedPicture } from './use-painted-picture.js';

export interface PaintedPictureProps {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** What it shows. */
  readonly label: string;
}

/** A picture that has no address: painted from its bytes, on white in every theme. */
export function PaintedPicture({ bytes, label }: PaintedPictureProps): ReactNode {
  const intl = useIntl();
  const { canvas, hasFailed } = usePaintedPicture(bytes);
  if (hasFailed) return <p>{intl.t('returnLabel.unshown')}</p>;
  return <canvas className="label-picture" role="img" aria-label={label} ref={canvas} />;
}
