// The types that a Vue template of this page is checked against.
import 'orders-area/types/vue';
import type { OrdersAdapter } from 'orders-area';
import type { GlobalComponents } from 'vue';

type Props = InstanceType<GlobalComponents['orders-guest-lookup']>['$props'];

const adapter: OrdersAdapter = {};
export const props: Props = { country: 'us', 'api-base': '/orders', apiBase: '/orders', adapter, class: 'lookup' };
export const listening: Props = { onOrdersOrderFound: ({ detail }) => detail.orderNumber.trim() };
export const detail: InstanceType<GlobalComponents['orders-detail']>['$props'] = {
  'order-number': 'US10000001',
  country: 'us',
};
export const detailByProperty: InstanceType<GlobalComponents['orders-detail']>['$props'] = {
  orderNumber: 'US10000001',
};
