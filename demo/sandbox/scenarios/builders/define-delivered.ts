import type { WireOrder } from '../../../../contract/wire-order.js';
import { toMoment, type Scenario } from '../scenario.js';
import { WORDING } from '../wording.js';
import { createDocument, type DocumentPlan } from './create-document.js';
import { createDeliveredGroup } from './create-group.js';
import { createItem, type ItemPlan } from './create-item.js';
import { createOrder } from './create-order.js';
import { defineScenario } from './define-scenario.js';
import type { Party } from './parties.js';

export interface DeliveredPlan {
  readonly orderNumber: string;
  readonly party: Party;
  readonly returnUrl: string;
  readonly shipment: string;
  readonly shipping: number;
  readonly payment: WireOrder['payment'][number];
  readonly items: readonly ItemPlan[];
  readonly placedDaysAgo?: number;
  readonly deliveredDaysAgo?: number;
  readonly details?: Partial<WireOrder>;
  readonly documents?: readonly DocumentPlan[];
}

/** Defines an order that was delivered and can be returned. */
export function defineDelivered(delivered: DeliveredPlan): Scenario {
  const {
    items,
    shipment,
    returnUrl,
    payment,
    placedDaysAgo = 8,
    deliveredDaysAgo = 4,
    documents,
    ...plan
  } = delivered;
  return defineScenario({
    orderNumber: plan.orderNumber,
    createOrder: (context) =>
      createOrder({
        ...plan,
        ...(documents && {
          details: { ...plan.details, documents: documents.map((document) => createDocument(context, document)) },
        }),
        placedAt: toMoment(context, { days: -placedDaysAgo }),
        groups: [
          createDeliveredGroup(
            context,
            items.map((item) => createItem(context, item)),
            { shipment, daysAgo: deliveredDaysAgo, returnUrl },
          ),
        ],
        payment: [payment],
        message: WORDING.thanks[context.language],
      }),
  });
}
