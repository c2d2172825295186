import './sheet.js';
import { adapter, page } from './host-page.js';

/** The whole order on a page that is not the shop's: one script, and the sign-in is the partner's own affair. */
const area = document.querySelector('orders-area');
const said = document.querySelector('#said');
area.setAttribute('flags', page.flags.join(' '));
// The shop's origin may have what this page's adapter holds.
area.adapter = { ...adapter, signIn: undefined, service: { origin: area.getAttribute('api-base') } };
area.addEventListener('orders-sign-in', (event) => {
  event.preventDefault();
  said.textContent = 'Fieldhouse members sign in with us at the counter.';
});
