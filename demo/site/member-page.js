import './sheet.js';
import { adapter, page } from './host-page.js';
import { addToolbar } from './toolbar.js';

/** `/{country}/{locale}/orders/details/{orderNumber}/`: the shop's own address says what the tag is asked for. */
const [, country = 'us', locale = 'en', orderNumber] =
  /^(?:\/([a-z]{2})(?:\/([A-Za-z-]{2,12}))?)?\/orders(?:\/details\/(?:([A-Za-z0-9]+)\/?)?)?/.exec(location.pathname) ??
  [];

const lookup = document.querySelector('orders-guest-lookup');
const flags = page.as === 'logged-out' ? [...page.flags, 'isLoggedOutMember'] : page.flags;
if (page.theme !== 'auto') document.documentElement.dataset.theme = page.theme;
lookup.setAttribute('country', country);
lookup.setAttribute('locale', locale);
lookup.setAttribute('flags', flags.join(' '));
lookup.setAttribute('theme', page.theme);
if (orderNumber) lookup.setAttribute('order-number', orderNumber);
lookup.adapter = adapter;
addToolbar();
