import { sendKeys } from '@web/test-runner-commands';
import { find, get, getText, type GuestLookupElement } from './page.js';
import { KNOWN } from './service.js';
import { settle, until } from './until.js';

export type FieldName = 'orderNumber' | 'email' | 'phoneNumber' | 'acceptsTerms' | 'accountNumber' | 'pin';

export function getField(element: Element, name: FieldName): HTMLInputElement {
  return get<HTMLInputElement>(element, `input[name=${name}]`);
}

export function getValue(element: Element, name: FieldName): string {
  return getField(element, name).value;
}

/** Types with real keys, replacing the text. Fails if the tag does not receive the keys. */
export async function typeInto(element: Element, name: FieldName, text: string): Promise<void> {
  const field = getField(element, name);
  field.focus();
  field.select();
  await sendKeys(text === '' ? { press: 'Backspace' } : { type: text });
  await until(() => getField(element, name).value === text, `"${text}" in ${name}`);
}

export async function fillIn(
  element: Element,
  { orderNumber, email }: { orderNumber: string; email: string },
): Promise<void> {
  await typeInto(element, 'orderNumber', orderNumber);
  await typeInto(element, 'email', email);
}

export function getSubmit(element: Element): HTMLButtonElement {
  return get<HTMLButtonElement>(element, 'button[type=submit]');
}

/** Whether a press of the button does nothing but explain why; a busy button is not disabled in this sense. */
export const isDisabled = (button: Element): boolean => button.matches('[aria-disabled]:not([aria-busy])');

/** Presses the button once it is enabled. */
export async function submit(element: Element): Promise<void> {
  const button = await until(
    () => !isDisabled(getSubmit(element)) && getSubmit(element),
    'a button that can be pressed',
  );
  button.click();
}

/** Finds a button by its text, or one that shows an icon alone by its name. */
export function findButton(element: Element, label: string): HTMLButtonElement | undefined {
  const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
  return buttons.find((button) => (button.textContent.trim() || button.ariaLabel) === label);
}

export async function press(element: Element, label: string): Promise<void> {
  const button = await until(() => findButton(element, label), `the button "${label}"`);
  button.click();
}

/** The error of a field as exposed to assistive technology; undefined if the field is valid. */
export function findError(element: Element, name: FieldName): string | undefined {
  const field = getField(element, name);
  if (field.getAttribute('aria-invalid') !== 'true') return undefined;
  const [id = ''] = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return element.shadowRoot?.getElementById(id)?.textContent.trim();
}

export async function waitForError(element: Element, name: FieldName, text: string): Promise<void> {
  await until(
    () => findError(element, name) === text,
    () => `"${text}" under ${name}; the tag says: ${getText(element)}`,
  );
}

/** The message above the form. */
export function findMessage(element: Element): string | undefined {
  return find(element, '[part~=message]')?.textContent.replace(/\s+/g, ' ').trim();
}

export async function waitForMessage(element: Element, text: string): Promise<void> {
  await until(
    () => findMessage(element)?.includes(text),
    () => `the message "${text}"; the tag says: ${getText(element)}`,
  );
  // It receives the focus after it is rendered.
  await settle();
}

export async function waitForOrder(element: Element, orderNumber: string = KNOWN.orderNumber): Promise<void> {
  await until(
    () => find(element, '[part~=card]') && getText(element).includes(`Order ${orderNumber}`),
    () => `the order; the tag says: ${getText(element)}`,
  );
  // Its heading receives the focus after it is rendered.
  await settle();
}

/** The most common lookup: typed, submitted, found. */
export async function findKnownOrder(element: GuestLookupElement): Promise<void> {
  await fillIn(element, KNOWN);
  await submit(element);
  await waitForOrder(element);
}
