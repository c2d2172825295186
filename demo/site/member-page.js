import './sheet.js';
import { adapter, page } from './host-page.js';
import { addToolbar } from './toolbar.js';

const area = document.querySelector('orders-area');
if (page.theme !== 'auto') document.documentElement.dataset.theme = page.theme;
// The page reads from right to left with the area: `/us/ar/orders/`.
if (/^\/[a-z]{2}\/(ar|he)\b/.test(location.pathname)) document.documentElement.dir = 'rtl';
area.setAttribute('flags', page.flags.join(' '));
area.setAttribute('theme', page.theme);
area.adapter = adapter;
addToolbar();
