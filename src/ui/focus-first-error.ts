/** After the errors are on the screen, the first wrong field takes the focus and reads its error. */
export function focusFirstError(form: HTMLElement | null): void {
  queueMicrotask(() => form?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
}
