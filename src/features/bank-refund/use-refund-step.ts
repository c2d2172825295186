import { useState } from 'react';
import { composeBankRefund, type RefundStep } from './compose-bank-refund.js';
import { navigateFromOrder } from '../../orders/leave-order.js';
import { toPath } from '../../app/navigation/place.js';
import { readReturnArrival } from '../../returns/read-return-arrival.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';
import type { Scope } from '../../app/context/scope.js';
import { getScreenAddress } from '../../app/navigation/screen-address.js';
import { toReturnPage } from '../../returns/to-return-page.js';

const ROUTES = {
  landing: 'refundLanding',
  form: 'refundPayment',
  confirmation: 'refundConfirmation',
} as const satisfies Readonly<Record<RefundStep, string>>;

export interface RefundStepUse {
  readonly step: RefundStep;
  /** `isReplaced`: back does not lead to the step that is left. */
  readonly goTo: (step: RefundStep, options?: { readonly isReplaced: boolean }) => void;
}

/** The step on show. In the area each has an address and a tag of its own; a tag that stands alone goes through all of them. */
export function useRefundStep(orderNumber: string): RefundStepUse {
  const scope = useScope();
  const own = scope.own(composeBankRefund);
  const first = useSlice(scope.settings, ({ configuration }) => configuration.step);
  const reached = useSlice(own.form, ({ step }) => step);
  // The address may have moved on while this tag is still there.
  const [placed] = useState(() => readStep(scope, orderNumber));
  return {
    step: placed ?? reached ?? first ?? 'landing',
    goTo(step, { isReplaced } = { isReplaced: false }) {
      if (!scope.port.getRouter()) return own.go(step);
      navigateFromOrder(scope, toReturnPage(ROUTES[step], orderNumber, readReturnArrival(scope)), { isReplaced });
    },
  };
}

/** In the area, the step that the address names. */
function readStep(scope: Scope, orderNumber: string): RefundStep | undefined {
  if (!scope.port.getRouter()) return undefined;
  const path = getScreenAddress(scope).pathname.replace(/\/?$/, '/');
  const steps = Object.keys(ROUTES) as RefundStep[];
  return steps.find((step) => path === toPath(toReturnPage(ROUTES[step], orderNumber)));
}
