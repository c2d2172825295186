import './sheet.js';
import { adapter, MEMBERS, page } from './host-page.js';

/** The demo's first page: three live tags, the card for a signed-in member. */
const { user, token } = MEMBERS.tour;
const card = document.querySelector('orders-card');
for (const tag of document.querySelectorAll('.live > *')) {
  tag.setAttribute('flags', page.flags.join(' '));
  tag.adapter = tag === card ? { ...adapter, user, getAccessToken: () => token } : adapter;
}
// The member site signs in the member that its address names.
card.addEventListener('orders-navigate', (event) => {
  event.preventDefault();
  location.assign(`${event.detail.to}?as=tour`);
});
