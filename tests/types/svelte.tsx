// The types that a Svelte component of this page is checked against.
import 'orders-area/types/svelte';
import type { OrdersAdapter } from 'orders-area';

type Props = svelteHTML.IntrinsicElements['orders-guest-lookup'];

const adapter: OrdersAdapter = {};
export const props: Props = { country: 'us', 'api-base': '/orders', standalone: true, adapter, class: 'lookup' };
export const five: Props = { 'onorders-order-found': ({ detail }) => detail.orderNumber.trim() };
export const four: Props = { 'on:orders-error': ({ detail }) => detail.code.length };
export const detail: svelteHTML.IntrinsicElements['orders-detail'] = { 'order-number': 'US10000001', country: 'us' };
export const detailByProperty: svelteHTML.IntrinsicElements['orders-detail'] = { orderNumber: 'US10000001' };
