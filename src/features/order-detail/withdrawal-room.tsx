import type { ReactNode } from 'react';
import type { Order } from '../../orders/model/order.js';
import { usePart } from '../../app/lazy/use-part.js';
import { useScope, useSlice } from '../../app/context/scope-context.js';
import { PartMissing } from './part-missing.js';

const loadWithdrawalPart = async () => (await import('./withdrawal-part.js')).withdrawalPart;

/** Leads to the withdrawal from the contract, in countries where the law asks for that. What was bought in a store has no such right. */
export function WithdrawalRoom({ order }: { readonly order: Order }): ReactNode {
  const isOfCountry = useSlice(useScope().settings, ({ market }) => market?.withdrawsOnline === true);
  const isOffered = isOfCountry && order.kind === 'sales' && !order.isStoreOrder;
  const part = usePart(loadWithdrawalPart, isOffered);
  if (!isOffered) return null;
  if (part.status === 'failed') return <PartMissing onRetry={part.retry} />;
  return part.status === 'ready' && <part.views.WithdrawalCard />;
}
