import { createHash } from 'node:crypto';
import { GUEST_EMAIL } from '../scenarios/builders/parties.js';
import type { Store } from '../store/create-store.js';
import type { StoredWithdrawal } from '../store/sandbox-state.js';

/** The order whose statement arrived before the sandbox started. */
const EARLIER_ORDER = 'IE10000002';
const FIRST = 10_000_001;
const DAY = 86_400_000;

export interface WithdrawalVerdict {
  readonly withdrawal: StoredWithdrawal;
  /** The statement was there before. */
  readonly isEarlier: boolean;
}

/** Receives statements of withdrawal: one for an order and an e-mail address, whether or not the order exists. */
export interface WithdrawalService {
  receive(orderNumber: string, email: string): WithdrawalVerdict;
}

export function createWithdrawalService(store: Store, now: () => number): WithdrawalService {
  /** As if it had come two days before the last reset. */
  const createEarlier = (): StoredWithdrawal => ({
    withdrawalId: `WD${FIRST - 1}`,
    orderNumber: EARLIER_ORDER,
    email: digest(GUEST_EMAIL),
    receivedAt: store.state.anchor - 2 * DAY,
  });
  return {
    receive(typed, email) {
      const [orderNumber, sender] = [typed.trim(), digest(email)];
      const { withdrawals } = store.state;
      const earlier = [createEarlier(), ...withdrawals].find(
        (known) => known.orderNumber === orderNumber && known.email === sender,
      );
      if (earlier) return { withdrawal: earlier, isEarlier: true };
      const withdrawalId = `WD${FIRST + withdrawals.length}`;
      const withdrawal = { withdrawalId, orderNumber, email: sender, receivedAt: now() };
      store.change((state) => state.withdrawals.push(withdrawal));
      return { withdrawal, isEarlier: false };
    },
  };
}

function digest(email: string): string {
  return createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
}
