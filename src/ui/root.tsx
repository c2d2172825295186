import type { ReactNode } from 'react';
import type { TextDirection } from '../i18n/create-intl.js';

export interface RootProps {
  readonly locale: string;
  readonly direction: TextDirection;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly isStandalone: boolean;
  readonly isKiosk: boolean;
  readonly children: ReactNode;
}

/** The wrapper that is ours: the tag's own box belongs to the page. */
export function Root({ locale, direction, theme, isStandalone, isKiosk, children }: RootProps): ReactNode {
  const classes = ['root', `theme-${theme}`, isStandalone && 'is-standalone', isKiosk && 'is-kiosk'];
  return (
    <div className={classes.filter(Boolean).join(' ')} part="root" lang={locale} dir={direction}>
      {children}
    </div>
  );
}
