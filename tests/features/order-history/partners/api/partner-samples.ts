import type { WirePartnerOrder } from '../../../../../contract/wire-partner-page.js';

/** A partner order with every field that a service may send. */
export function createWirePartnerOrder(changes: Partial<WirePartnerOrder> = {}): WirePartnerOrder {
  return {
    partnerName: 'Stride Club',
    orderDate: '2026-11-02T09:00:00Z[UTC]',
    orderid: 'SC-1',
    category: 'Shoes',
    image: 'https://pictures.example.com/1.png',
    lineItemColor: 'warning',
    lineItemStatus: 'In Transit',
    memberGatedFlag: true,
    lineItemChargedPrice: 120.5,
    currency: 'USD',
    quantity: 2,
    size: 'M 9',
    styleColor: 'TP2041-303',
    title: 'Trail shoe',
    gtin: '2002904746624',
    ...changes,
  };
}
