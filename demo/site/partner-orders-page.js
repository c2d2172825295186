import './sheet.js';
import { adapter, page } from './host-page.js';

/** The whole order on a page that is not the shop's: one script, and the sign-in is the partner's own affair. */
const area = document.querySelector('orders-area');
const said = document.querySelector('#said');
area.setAttribute('flags', page.flags.join(' '));
area.adapter = { ...adapter, signIn: undefined };
area.addEventListener('orders-sign-in', (event) => {
  event.preventDefault();
  said.textContent = 'Fieldhouse members sign in with us at the counter.';
});
