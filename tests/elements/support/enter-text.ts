type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Enters a text at once, as a paste or the browser's autofill does. React ignores a value that a script sets on the control itself, so this
 * calls the setter of the prototype.
 */
export function enterText(control: TextControl, text: string): void {
  const prototype = control instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Reflect.set(prototype, 'value', text, control);
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertFromPaste' }));
}
