/** Puts the focus on the headline of the screen, where what had it is about to go. */
export function focusHeading(node: Node | null): void {
  const root = node?.getRootNode();
  if (root instanceof ShadowRoot) root.querySelector<HTMLElement>('[data-heading]')?.focus();
}
