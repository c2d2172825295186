import './sheet.js';
import { adapter, page } from './host-page.js';

/**
 * A screen in a store: three tasks, one shopper at a time. A scanner types into the page's own field and ends with
 * Enter; `?order=` simulates a scanned order.
 */
const HERE = { 'store-id': '101', 'qr-id': 'Q101' };
const home = document.querySelector('#home');
const done = document.querySelector('#done');
const hint = document.querySelector('#done-hint');
const scan = document.querySelector('#scan');
const screens = [...document.querySelectorAll('.kiosk-screen')];

function prepare(tag) {
  tag.setAttribute('flags', page.flags.join(' '));
  tag.adapter = adapter;
}

/** Shows one screen; without a name, the start. */
function show(name) {
  for (const screen of screens) screen.hidden = screen.id !== name;
  home.hidden = screens.some(({ hidden }) => !hidden);
  done.hidden = hint.hidden = !home.hidden;
}

/** Adds the tag for the check-in of one order. */
function checkIn(order) {
  const tag = document.createElement('orders-curbside-checkin');
  const attributes = { kiosk: '', standalone: '', 'order-number': order, ...HERE };
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  prepare(tag);
  // A scanner types wherever the focus is.
  tag.addEventListener('orders-ready', () => tag.focus(), { once: true });
  scan.hidden = true;
  scan.after(tag);
}

/** Deletes what the page itself knows about a shopper. */
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
// The shopper ends the session by the button, or the tag ends it after a time without input. The page gets the same
// event either way.
done.addEventListener('click', () => document.querySelector('orders-gift-card-balance').endSession?.());
document.addEventListener('orders-session-end', forget);

const order = new URLSearchParams(location.search).get('order');
show(order === null ? undefined : 'pickup');
if (order !== null) checkIn(order);
