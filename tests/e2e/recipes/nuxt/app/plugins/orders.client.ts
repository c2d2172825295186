import { defineOrders } from 'orders-area';

export default defineNuxtPlugin(() => {
  void defineOrders('orders-guest-lookup', 'orders-detail', 'orders-gift-card-balance');
});
