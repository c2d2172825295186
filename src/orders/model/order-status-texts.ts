import type { DisplayStatus } from './order.js';

/** What raw texts mean: each display status with the texts it stands for, in lower case with single spaces. */
export type StatusTexts = readonly (readonly [DisplayStatus, readonly string[]])[];

/** Of sales orders (orders area, section 4). */
export const SALES_TEXTS: StatusTexts = [
  ['cancelled', ['abandoned', 'cancelled', 'pending cancel']],
  [
    'ordered',
    [
      'accepted',
      'authorized',
      'created',
      'held',
      'invoiced',
      'not authorized',
      'ordered',
      'reserved',
      'scheduled',
      'rescheduling',
      'po sent to pulse',
      // 'And similar early values', as the readings of the wire contract decide.
      'new',
      'submitted',
      'pending',
      'backordered',
      'in review',
      'payment pending',
    ],
  ],
  [
    'preparingShipment',
    [
      'acknowledged',
      'awaiting shipment',
      'order processing',
      'released to fc',
      'sent to warehouse',
      'work order created',
      // 'And similar', as above.
      'allocated',
      'picked',
      'packed',
      'released',
      'sent to fulfillment center',
    ],
  ],
  [
    'shipped',
    [
      'arrived at destination country',
      'customs cleared',
      'in transit',
      'manifest scan',
      'origin scan',
      'shipped',
      'shipment_shipped',
      'out for delivery',
    ],
  ],
  ['delivered', ['carried', 'completed', 'delivered', 'delivered to store', 'order delivered', 'notionally delivered']],
  ['readyForPickUp', ['ready for pickup']],
  ['pickedUp', ['picked up']],
  ['returnCreated', ['early refund', 'return created', 'return request created', 'return received']],
  [
    'returnInProcess',
    [
      'inspection escalate',
      'return in progress',
      'return invoiced',
      'received at return center',
      'inspection denied',
      'delivered to return center',
    ],
  ],
  [
    'returnCompleted',
    ['returned to dc', 'returned to carrier', 'inspected and invoiced', 'inspection passed', 'return processed'],
  ],
  ['returnDenied', ['return denied']],
  ['returnedToStore', ['returned at store']],
];

/** Of return orders (orders area, section 4), where some of the same words tell of the way back. */
export const RETURN_TEXTS: StatusTexts = [
  [
    'returnCreated',
    [
      'authorized',
      'created',
      'early refund',
      'not authorized',
      'return created',
      'return received',
      'return request created',
    ],
  ],
  [
    'returnInProcess',
    [
      'acknowledged',
      'delivered to return center',
      'in transit',
      'inspection denied',
      'inspection escalate',
      'received',
      'received at return center',
      'return in progress',
      'return invoiced',
    ],
  ],
  [
    'returnCompleted',
    [
      'inspected and invoiced',
      'inspection passed',
      'return processed',
      'returned to carrier',
      'returned to dc',
      'cancelled',
    ],
  ],
  ['returnDenied', ['return denied']],
  ['returnedToStore', ['returned at store']],
];
