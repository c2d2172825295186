import { expect, it } from 'vitest';
import { listReturnNumbers, listReturnRefusals } from '../../../src/orders/model/return-offer.js';
import { createGroup, createOrder } from '../../support/orders.js';

it('lists the returns of all groups, each once, and never the order itself', () => {
  const groups = [
    createGroup({ returnNumbers: ['R1', 'R2'] }),
    createGroup(),
    createGroup({ returnNumbers: ['R2', 'US1', 'R3'] }),
  ];
  expect(listReturnNumbers(createOrder({ orderNumber: 'US1', groups }))).toEqual(['R1', 'R2', 'R3']);
});

it('lists each reason against a return once', () => {
  const expired = { text: 'Too late' };
  const groups = [
    createGroup({ returnRefusal: expired }),
    createGroup({ returnRefusal: { ...expired } }),
    createGroup(),
    createGroup({ returnRefusal: { text: 'Made for you' } }),
  ];
  expect(listReturnRefusals({ groups }).map(({ text }) => text)).toEqual(['Too late', 'Made for you']);
});
