import type { Scenario } from '../scenario.js';
import { GUEST_EMAIL, GUEST_PHONE } from './parties.js';

interface ScenarioPlan extends Pick<
  Scenario,
  | 'orderNumber'
  | 'cancelOutcomes'
  | 'lineCancelOutcomes'
  | 'returnOutcomes'
  | 'returnCancelOutcomes'
  | 'payBy'
  | 'createOrder'
  | 'needsProof'
  | 'isMasked'
> {
  readonly phone?: string;
  /** False if the order was placed without an e-mail address. */
  readonly hasEmail?: boolean;
}

/** Defines a scenario that the guest's e-mail address and phone number prove, unless its plan differs. */
export function defineScenario({ hasEmail = true, ...plan }: ScenarioPlan): Scenario {
  return { phone: GUEST_PHONE, ...plan, ...(hasEmail && { email: GUEST_EMAIL }) };
}
