import './sheet.js';
import { adapter, page } from './host-page.js';

/** The whole area on a third party's page: one script, and the partner handles the sign-in. */
const area = document.querySelector('orders-area');
const shownText = document.querySelector('#said');
area.setAttribute('flags', page.flags.join(' '));
// Lets the tag send the adapter's data to the shop's origin.
area.adapter = { ...adapter, signIn: undefined, service: { origin: area.getAttribute('api-base') } };
area.addEventListener('orders-sign-in', (event) => {
  event.preventDefault();
  shownText.textContent = 'Fieldhouse members sign in with us at the counter.';
});
