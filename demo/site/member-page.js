import './sheet.js';
import { adapter, page } from './host-page.js';
import { addToolbar } from './toolbar.js';

const area = document.querySelector('orders-area');
if (page.theme !== 'auto') document.documentElement.dataset.theme = page.theme;
area.setAttribute('flags', page.flags.join(' '));
area.setAttribute('theme', page.theme);
area.adapter = adapter;
addToolbar();
