import type { ReactNode, Ref } from 'react';

export interface ScreenHeadingProps {
  readonly children: ReactNode;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** The element's own `focus()` focuses it, because the screen has no first control. */
  readonly isFirst?: boolean;
  /** The text will change when the screen has loaded: the area does not move the focus to the heading before. */
  readonly isPending?: boolean;
}

/** The one headline of a screen. It is focusable, so that a change of screen is read out. */
export function ScreenHeading({ children, headingRef, isFirst, isPending }: ScreenHeadingProps): ReactNode {
  return (
    <h2
      className="screen-heading"
      part="heading"
      tabIndex={-1}
      ref={headingRef}
      data-heading={isPending ? 'pending' : ''}
      data-first={isFirst ? '' : undefined}
    >
      {children}
    </h2>
  );
}

/** Focuses the screen's headline when the focused element is about to be removed. */
export function focusHeading(node: Node | null): void {
  const root = node?.getRootNode();
  if (root instanceof ShadowRoot) root.querySelector<HTMLElement>('[data-heading]')?.focus();
}

/** Focuses the first invalid field once the errors are rendered, so that its error is read out. */
export function focusFirstError(form: HTMLElement | null): void {
  queueMicrotask(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
