/** Who went on elsewhere meanwhile keeps the focus there. Lost with what had it, it is nowhere, or React put it on the heading. */
export function takeLostFocus(node: HTMLElement | null | undefined): void {
  const root = node?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const { activeElement, body } = root.ownerDocument;
  if (activeElement === body || root.activeElement?.matches('[data-heading]')) node?.focus();
}
