import './sheet.js';
import { adapter, page } from './host-page.js';

const lookup = document.querySelector('orders-guest-lookup');
lookup.setAttribute('flags', page.flags.join(' '));
// The shop's origin may have what this page's adapter holds.
lookup.adapter = { ...adapter, service: { origin: lookup.getAttribute('api-base') } };
document.addEventListener('orders-order-found', ({ detail }) => {
  document.querySelector('#said').textContent = `We look for the parcels of ${detail.orderNumber} on our shelves.`;
});
