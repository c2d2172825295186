import { configureOrders } from 'orders-area/detail';
import 'orders-area/gift-card-balance';
import 'orders-area/guest-lookup';
import { settings } from './settings.js';

configureOrders({ ...settings, brand: 'Shop' });
document.querySelector('orders-detail').contact = { email: 'guest@example.com' };
