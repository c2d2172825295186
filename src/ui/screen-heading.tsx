import type { ReactNode, Ref } from 'react';

export interface ScreenHeadingProps {
  readonly children: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The tag's own focus goes to it: the screen has no first control. */
  readonly isFirst?: boolean;
}

/** The one headline of a screen. It can take the focus, so that a change of screen is read. */
export function ScreenHeading({ children, headingRef, isFirst }: ScreenHeadingProps): ReactNode {
  return (
    <h2 className="screen-heading" tabIndex={-1} ref={headingRef} data-heading="" data-first={isFirst ? '' : undefined}>
      {children}
    </h2>
  );
}
