import './sheet.js';
import { adapter, page } from './host-page.js';

/** A screen in a store: three things to do, one shopper at a time. `?order=` stands for the order that a scanned code names. */
const home = document.querySelector('#home');
const done = document.querySelector('#done');
const screens = [...document.querySelectorAll('.kiosk-screen')];
const tags = screens.map((screen) => screen.firstElementChild);
const order = new URLSearchParams(location.search).get('order');

for (const tag of tags) {
  tag.setAttribute('flags', page.flags.join(' '));
  tag.adapter = adapter;
}
const checkIn = document.querySelector('orders-curbside-checkin');
if (order !== null) checkIn.setAttribute('order-number', order);

/** Shows one screen, or without a name the beginning. */
function show(name) {
  home.querySelector('[data-opens=pickup]').hidden = !checkIn.hasAttribute('order-number');
  for (const screen of screens) screen.hidden = screen.id !== name;
  home.hidden = screens.some(({ hidden }) => !hidden);
  done.hidden = !home.hidden;
}

for (const button of home.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    show(button.dataset.opens);
    screens.find(({ hidden }) => !hidden)?.firstElementChild.focus();
  });
}
// Whoever is done says so; whoever has gone without a word is asked for, and then forgotten: the page hears the same either way.
done.addEventListener('click', () => tags.find((tag) => 'endSession' in tag)?.endSession());
document.addEventListener('orders-session-end', () => {
  // What the page itself gave for a shopper goes with them, too.
  checkIn.removeAttribute('order-number');
  if (order !== null) history.replaceState(null, '', location.pathname);
  show();
});
show();
