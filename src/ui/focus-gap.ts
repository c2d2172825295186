/** Controls that a shopper can fill in. */
const CONTROLS = ':is(input, select, textarea):not(:disabled)';

/**
 * Explains a press of a disabled button: lets its form show the errors of the fields, focuses the first gap, and announces the button's
 * description unless the focused field has an error of its own. Does nothing if the button is busy, or was enabled in the meantime.
 */
export function focusGap(button: HTMLButtonElement): void {
  if (!button.matches('[aria-disabled]:not([aria-busy])')) return;
  if (button.type === 'submit') {
    button.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
  }
  // By then, the errors are rendered.
  queueMicrotask(() => {
    const form = button.closest('dialog, form, .order-columns') ?? button;
    // Buttons that turn pages have nothing to do with the form's fields.
    const gap = button.closest('nav') ? undefined : findGap(form);
    gap?.focus();
    if (!gap?.matches('[aria-invalid]')) announceReason(button, form);
  });
}

/** Returns the first field that is empty or has an error, otherwise the first control of a group without a choice. */
function findGap(form: Element): HTMLElement | undefined {
  const controls = [...form.querySelectorAll<HTMLInputElement>(CONTROLS)];
  const isChoice = ({ type }: HTMLInputElement): boolean => type === 'radio' || type === 'checkbox';
  const isOpenField = (field: HTMLInputElement): boolean =>
    field.matches('[aria-invalid]') || (field.matches('[aria-required]') && field.value.trim() === '');
  return (
    controls.find(isOpenField) ??
    controls.find((control) => isChoice(control) && !form.querySelector(`[name="${control.name}"]:checked`))
  );
}

/** Announces the description of the button. An alert of its own, because a dialog makes the page's live region inert. */
function announceReason(button: HTMLButtonElement, form: Element): void {
  const reason = form.querySelector(`[id="${button.getAttribute('aria-describedby') ?? ''}"]`)?.textContent ?? '';
  if (reason === '') return;
  const alert = button.ownerDocument.createElement('span');
  alert.className = 'for-reader';
  alert.setAttribute('role', 'alert');
  alert.textContent = reason;
  form.append(alert);
  form.addEventListener('focusout', () => alert.remove(), { once: true });
}
