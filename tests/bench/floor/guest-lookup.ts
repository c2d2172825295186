import { openRoot } from './elements.js';
import { toFloorOrder, type SentOrder } from './floor-order.js';
import { drawOrder } from './order-card.js';

const FORM = `<form novalidate><h2>Find your order</h2>
<label><span>Order number</span><input name="number" autocomplete="off"><span class="err" role="alert"></span></label>
<label><span>Email address</span><input name="email" type="email" autocomplete="email"><span class="err" role="alert"></span></label>
<p class="err" role="alert"></p><button>Find order</button></form>`;

/** `<guest-lookup>`: the form, written without a library. */
export class GuestLookup extends HTMLElement {
  connectedCallback(): void {
    const root = openRoot(this);
    root.innerHTML = FORM;
    const [number, email] = root.querySelectorAll('input');
    const [numberError, emailError] = root.querySelectorAll('.err');
    root.querySelector('form')?.addEventListener('submit', (event) => {
      event.preventDefault();
      if (!number || !email) return;
      const isNumberWrong = number.value.trim() === '';
      const isEmailWrong = email.value === '' || !email.validity.valid;
      number.ariaInvalid = String(isNumberWrong);
      email.ariaInvalid = String(isEmailWrong);
      if (numberError) numberError.textContent = isNumberWrong ? 'Enter your order number.' : '';
      if (emailError) emailError.textContent = isEmailWrong ? 'Enter a valid email address.' : '';
      if (!isNumberWrong && !isEmailWrong) void this.#requestOrder(root, { number: number.value, email: email.value });
    });
  }

  async #requestOrder(root: ShadowRoot, form: { readonly number: string; readonly email: string }): Promise<void> {
    const button = root.querySelector('button');
    if (!button) return;
    button.disabled = true;
    button.textContent = 'Looking up…';
    try {
      const answer = await fetch('/api/lookup', { method: 'POST', body: JSON.stringify(form) });
      drawOrder(root, toFloorOrder((await answer.json()) as SentOrder));
    } catch {
      const error = root.querySelector('p.err');
      if (error) error.textContent = `We could not find order ${form.number}.`;
      button.disabled = false;
      button.textContent = 'Find order';
    }
  }
}
