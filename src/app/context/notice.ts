import type { SafeUrl } from '../../http/model/safe-url.js';

/** What a shopper is told in place of a screen, ready to be shown by whatever draws. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly link: {
    /** Through the URL gate; without one the words stand alone. */
    readonly href: SafeUrl | undefined;
    readonly text: string;
  };
}
