import { useState, type ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';
import { Icon } from './icon.js';
import { PICTURE_ICON } from './icons/info-icon.js';

export interface PictureProps {
  /** Checked by the URL gate. */
  readonly src: SafeUrl | undefined;
  /** Empty if the text beside the picture describes it. */
  readonly alt: string;
  /** The accessible name of a missing or failed picture. */
  readonly missing: string;
  readonly onFail?: (() => void) | undefined;
}

/** A product picture in a frame of fixed shape, so that nothing moves when it loads. */
export function Picture({ src, alt, missing, onFail }: PictureProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  const isShown = src !== undefined && src !== failed;
  return (
    <span className="picture" part="picture">
      {isShown ? (
        <img
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          src={src}
          onError={() => {
            setFailed(src);
            onFail?.();
          }}
        />
      ) : (
        <span className="picture-missing" role="img" aria-label={alt === '' ? missing : `${alt}. ${missing}`}>
          <Icon shape={PICTURE_ICON} />
        </span>
      )}
    </span>
  );
}
