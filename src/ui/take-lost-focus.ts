/** Restores the focus only if it fell back to `<body>`, or React moved it to the heading; never takes it from another control. */
export function takeLostFocus(node: HTMLElement | null | undefined): void {
  const root = node?.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const { activeElement, body } = root.ownerDocument;
  if (activeElement === body || root.activeElement?.matches('[data-heading]')) node?.focus();
}
