import { useState } from 'react';
import type { Order } from '../../orders/model/order.js';
import type { MethodRules, ReturnMethod } from '../../returns/model/return-method.js';
import { isReturnOpen } from './model/return-stand.js';
import { findOffered, type SentMethod } from '../../returns/model/sent-method.js';
import { findChosenWay } from './find-chosen-way.js';
import { useScope } from '../../app/context/scope-context.js';
import { useReturnMethods } from '../../returns/use-return-methods.js';

/** A way back that instructions are given for; without a price where the market does not offer it any more. */
export type GuidedMethod = SentMethod & Partial<Pick<ReturnMethod, 'price' | 'isPaperless' | 'isRefundedToGiftCard'>>;

export interface ReturnGuideUse {
  /** What ways back there are is still being asked. */
  readonly isLoading: boolean;
  /** It can still go back. */
  readonly isOpen: boolean;
  /** Absent where nobody knows of a way. */
  readonly shown: GuidedMethod | undefined;
  /** What else the shopper may do. */
  readonly others: readonly ReturnMethod[];
  readonly choose: (method: ReturnMethod) => void;
}

/** The way back of the return on show: the one the shopper looks at now, else the one that was chosen for it. */
export function useReturnGuide(order: Order | undefined, rules: MethodRules | undefined): ReturnGuideUse {
  const scope = useScope();
  const [wanted, setWanted] = useState<SentMethod>();
  const { isLoading, methods } = useReturnMethods(order, rules);
  const sent = wanted ?? (order && findChosenWay(scope, order));
  const shown = sent ? (findOffered(methods, sent) ?? sent) : methods[0];
  return {
    isLoading: isLoading || !order || !rules,
    isOpen: order !== undefined && rules !== undefined && isReturnOpen(order, rules, scope.platform.now()),
    shown,
    others: methods.filter((method) => method !== shown),
    choose: ({ name, scac }) => setWanted({ name, ...(scac !== undefined && { scac }) }),
  };
}
