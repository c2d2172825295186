import { useContext, useMemo, useState, type ReactNode } from 'react';
import { useScope } from '../../app/context/scope-context.js';
import { ShopContext, type ShopPressed, type ShopWish } from './shop-views.js';

export interface ItemShop {
  /** What the last press brought, in a box over the page. */
  readonly panel: ReactNode;
  /** How the button for a wish stands. As of now: long lists follow no store for each of their lines. */
  readonly tell: (wish: ShopWish) => ShopButton;
}

export interface ShopButton {
  readonly label: ShopWish['label'] | 'order.viewInBag';
  readonly isBusy?: boolean;
  readonly failure?: 'readFailure.chunkLoad';
  /** Opens what was wished for. What is behind it comes with the first press. */
  readonly onGo: () => void;
}

/** The ways back to the shop from the lines of a list, or from one of them. It is another one when something was pressed. */
export function useItemShop(): ItemShop {
  const scope = useScope();
  const door = useContext(ShopContext);
  const [pressed, set] = useState<ShopPressed>({});
  return useMemo(
    () => ({
      panel: pressed.panel,
      tell: (wish) => ({
        ...(pressed.item === wish.item && pressed.label === wish.label && pressed),
        label: door?.say?.(scope, wish) ?? wish.label,
        onGo() {
          set({ ...wish, isBusy: true });
          door?.open({ ...wish, scope, set }).catch(() => {
            scope.report({ code: 'chunk-load', retryable: true });
            set({ ...wish, failure: 'readFailure.chunkLoad' });
          });
        },
      }),
    }),
    [scope, door, pressed],
  );
}
