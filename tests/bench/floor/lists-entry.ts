import { toFloorOrder } from './floor-order.js';
import { OrderCard } from './order-card.js';
import { OrderHistory } from './order-history.js';

customElements.define('order-card', OrderCard);
customElements.define('order-history', OrderHistory);
Object.assign(window, { toFloorOrder });
