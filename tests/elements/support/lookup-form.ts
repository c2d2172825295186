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

/** Types with real keys, in place of what stood there. A tag that does not take the keys in has failed. */
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

/** Presses the button once it can be pressed. */
export async function submit(element: Element): Promise<void> {
  const button = await until(() => !getSubmit(element).disabled && getSubmit(element), 'a button that can be pressed');
  button.click();
}

export function findButton(element: Element, label: string): HTMLButtonElement | undefined {
  const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])];
  return buttons.find(({ textContent }) => textContent.trim() === label);
}

export async function press(element: Element, label: string): Promise<void> {
  const button = await until(() => findButton(element, label), `the button "${label}"`);
  button.click();
}

/** What stands under a field as its error, as assistive technology is told of it; absent when the field is fine. */
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

/** What stands in the box above the form. */
export function findMessage(element: Element): string | undefined {
  return find(element, '[part~=message]')?.textContent.replace(/\s+/g, ' ').trim();
}

export async function waitForMessage(element: Element, text: string): Promise<void> {
  await until(
    () => findMessage(element)?.includes(text),
    () => `the message "${text}"; the tag says: ${getText(element)}`,
  );
  // It takes the focus once it is drawn.
  await settle();
}

export async function waitForOrder(element: Element, orderNumber: string = KNOWN.orderNumber): Promise<void> {
  await until(
    () => find(element, '[part~=card]') && getText(element).includes(`Order ${orderNumber}`),
    () => `the order; the tag says: ${getText(element)}`,
  );
  // Its heading takes the focus once it is drawn.
  await settle();
}

/** The way most lookups go: typed, sent, found. */
export async function findKnownOrder(element: GuestLookupElement): Promise<void> {
  await fillIn(element, KNOWN);
  await submit(element);
  await waitForOrder(element);
}
