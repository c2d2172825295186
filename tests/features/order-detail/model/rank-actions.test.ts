import { describe, expect, it } from 'vitest';
import { rankActions, type ActionName } from '../../../../src/features/order-detail/model/rank-actions.js';
import type { DisplayStatus } from '../../../../src/orders/model/order.js';
import { createGroup, createItem, createOrder } from '../../../support/orders.js';

interface Case {
  readonly what: string;
  readonly statuses: readonly DisplayStatus[];
  readonly offered: readonly ActionName[];
  readonly hasPrimary?: boolean;
  readonly shown: readonly string[];
}

const CASES: readonly Case[] = [
  {
    what: 'of an order on its way is filled, and Cancel order is outlined',
    statuses: ['shipped'],
    offered: ['cancel', 'track'],
    shown: ['primary track', 'secondary cancel'],
  },
  {
    what: 'of an order that is delivered in part is the Track of the rest',
    statuses: ['delivered', 'shipped'],
    offered: ['track', 'startReturn', 'viewReturn'],
    shown: ['primary track', 'secondary startReturn', 'text viewReturn'],
  },
  {
    what: 'of an order on its way without a tracking link is outlined',
    statuses: ['shipped'],
    offered: ['startReturn', 'viewReturn'],
    shown: ['secondary startReturn', 'text viewReturn'],
  },
  {
    what: 'of a delivered order is Start return, which is not filled',
    statuses: ['delivered'],
    offered: ['track', 'startReturn', 'eFapiao'],
    shown: ['secondary startReturn', 'text track', 'text eFapiao'],
  },
  {
    what: 'of an order that goes back is its return',
    statuses: ['returnInProcess', 'delivered'],
    offered: ['startReturn', 'viewReturn'],
    shown: ['secondary viewReturn', 'text startReturn'],
  },
  {
    what: 'of a new order is Cancel order, which is not filled',
    statuses: ['ordered'],
    offered: ['cancel'],
    shown: ['secondary cancel'],
  },
  {
    what: 'is outlined below a panel with the filled button',
    statuses: ['shipped'],
    offered: ['track', 'cancel'],
    hasPrimary: true,
    shown: ['secondary track', 'text cancel'],
  },
];

describe('the first action', () => {
  it.each(CASES)('$what', ({ statuses, offered, hasPrimary = false, shown }) => {
    const groups = statuses.map((status) => createGroup({ items: [createItem({ key: status, status })] }));
    const ranked = rankActions(createOrder({ groups }), { offered: new Set(offered), hasPrimary });
    const drawn = ranked.filter(({ name }) => offered.includes(name));
    expect(drawn.map(({ name, kind }) => `${kind} ${name}`)).toEqual(shown);
  });

  it('keeps its position when the offered actions change, so that it keeps the focus', () => {
    const order = createOrder({ groups: [createGroup({ items: [createItem({ key: 'a', status: 'shipped' })] })] });
    const list = (...offered: ActionName[]): string[] =>
      rankActions(order, { offered: new Set(offered), hasPrimary: false }).map(({ name }) => name);
    expect(list('cancel')).toEqual(list('track', 'startReturn'));
  });
});
