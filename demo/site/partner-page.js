import './sheet.js';
import { adapter, page } from './host-page.js';

const lookup = document.querySelector('orders-guest-lookup');
lookup.setAttribute('flags', page.flags.join(' '));
// Lets the tag send the adapter's data to the shop's origin.
lookup.adapter = { ...adapter, service: { origin: lookup.getAttribute('api-base') } };
document.addEventListener('orders-order-found', ({ detail }) => {
  document.querySelector('#said').textContent = `We look for the parcels of ${detail.orderNumber} on our shelves.`;
});
