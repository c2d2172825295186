import { useState, type ReactNode } from 'react';
import type { SafeUrl } from '../http/model/safe-url.js';
import { Icon } from './icon.js';
import { PICTURE_ICON } from './icons/info-icon.js';

export interface PictureProps {
  /** An address that passed the URL gate. */
  readonly src: SafeUrl | undefined;
  /** Empty where the words beside it say what it shows. */
  readonly alt: string;
  /** Said in place of a picture that is missing or fails. */
  readonly missing: string;
  readonly onFail?: (() => void) | undefined;
}

/** A product picture in its well. The well has its shape before the picture comes, so nothing moves. */
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
