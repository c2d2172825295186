// A page without a framework: the tags are known and no framework types are needed.
import { defineOrders } from 'orders-area';
import { configureOrders } from 'orders-area/define';

configureOrders({ country: 'de' });
void defineOrders('orders-guest-lookup');
document.querySelector('orders-guest-lookup')?.refresh();
