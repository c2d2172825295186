import { findReturnGuide } from './model/return-guide.js';
import type { Order } from '../../orders/model/order.js';
import { useInstructionsPlace } from './use-instructions-place.js';
import { useOrder } from '../../orders/use-order.js';
import { useReturnGuide, type ReturnGuideUse } from './use-return-guide.js';
import { useReturnRules, type ReadyRules, type ReturnGuide } from '../../returns/use-return-rules.js';
import type { OrderView } from '../../orders/store/order-view.js';

/** Where the instructions stand. `noOrder`: what stands in its place says why. */
export type InstructionsStand =
  | { readonly status: 'noOrder' | 'loading' }
  | { readonly status: 'noRules'; readonly retry: () => void }
  /** What is shown is no return. */
  | { readonly status: 'noReturn'; readonly order: Order }
  | {
      readonly status: 'ready';
      readonly order: Order;
      readonly rules: ReadyRules;
      /** Absent where nothing is left to be done. */
      readonly guide: ReturnGuide | undefined;
      readonly use: ReturnGuideUse;
    };

/** The instructions of the return on show. */
export function useInstructions(): { readonly view: OrderView; readonly stand: InstructionsStand } {
  const { view } = useOrder();
  const state = useReturnRules();
  const order = view.status === 'ready' ? view.value : undefined;
  const rules = state.status === 'ready' ? state.rules : undefined;
  const hasInstructions = useInstructionsPlace(order, rules);
  const use = useReturnGuide(order, rules);
  if (!order) return { view, stand: { status: 'noOrder' } };
  if (state.status === 'failed') return { view, stand: { status: 'noRules', retry: state.retry } };
  if (!rules || use.isLoading) return { view, stand: { status: 'loading' } };
  if (!hasInstructions) return { view, stand: { status: 'noReturn', order } };
  const guide = use.isOpen && use.shown ? findReturnGuide(rules.guides, use.shown) : undefined;
  return { view, stand: { status: 'ready', order, rules, guide, use } };
}
