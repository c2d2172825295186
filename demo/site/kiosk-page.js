import './sheet.js';
import { adapter, page } from './host-page.js';

/**
 * A screen in a store: three things to do, one shopper at a time. A scanner types what it reads into the page's own field, and ends it
 * with Enter; `?order=` stands for one that has been read.
 */
const HERE = { 'store-id': '101', 'qr-id': 'Q101' };
const home = document.querySelector('#home');
const done = document.querySelector('#done');
const scan = document.querySelector('#scan');
const screens = [...document.querySelectorAll('.kiosk-screen')];

function prepare(tag) {
  tag.setAttribute('flags', page.flags.join(' '));
  tag.adapter = adapter;
}

/** Shows one screen, or without a name the beginning. */
function show(name) {
  for (const screen of screens) screen.hidden = screen.id !== name;
  home.hidden = screens.some(({ hidden }) => !hidden);
  done.hidden = !home.hidden;
}

/** The tag stands in the page while an order is checked in, and for no longer. */
function checkIn(order) {
  const tag = document.createElement('orders-curbside-checkin');
  const attributes = { kiosk: '', standalone: '', 'order-number': order, ...HERE };
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  prepare(tag);
  // The scanner goes on typing where the focus is.
  tag.addEventListener('orders-ready', () => tag.focus(), { once: true });
  scan.hidden = true;
  scan.after(tag);
}

/** What the page itself was given for a shopper goes with them. */
function forget() {
  document.querySelector('orders-curbside-checkin')?.remove();
  scan.reset();
  scan.hidden = false;
  if (location.search !== '') history.replaceState(null, '', location.pathname);
  show();
}

for (const button of home.querySelectorAll('button')) {
  button.addEventListener('click', () => {
    show(button.dataset.opens);
    const screen = screens.find(({ hidden }) => !hidden);
    (screen.querySelector('input') ?? screen.firstElementChild).focus();
  });
}
scan.addEventListener('submit', (event) => {
  event.preventDefault();
  checkIn(new FormData(scan).get('order'));
});
for (const screen of screens) if (!screen.contains(scan)) prepare(screen.firstElementChild);
// Whoever is done says so; whoever has gone without a word is asked for, and then forgotten: the page hears the same either way.
done.addEventListener('click', () => document.querySelector('orders-gift-card-balance').endSession?.());
document.addEventListener('orders-session-end', forget);

const order = new URLSearchParams(location.search).get('order');
show(order === null ? undefined : 'pickup');
if (order !== null) checkIn(order);
