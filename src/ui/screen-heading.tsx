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

/** Puts the focus on the headline of the screen, where what had it is about to go. */
export function focusHeading(node: Node | null): void {
  const root = node?.getRootNode();
  if (root instanceof ShadowRoot) root.querySelector<HTMLElement>('[data-heading]')?.focus();
}

/** After the errors are on the screen, the first wrong field takes the focus and reads its error. */
export function focusFirstError(form: HTMLElement | null): void {
  queueMicrotask(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}

/** Who went on elsewhere meanwhile keeps the focus there. Lost with what had it, it is nowhere, or React put it on the heading. */
export function takeLostFocus(node: HTMLElement | null | undefined): void {
  const root = node?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const { activeElement, body } = root.ownerDocument;
  if (activeElement === body || root.activeElement?.matches('[data-heading]')) node?.focus();
}
