import { useMemo, useState, type ReactNode } from 'react';
import { useElementContext } from '../app/context/element-context.js';
import { getActionLabel, type ShopAction, type ShopState } from '../cart/shop-action.js';

export interface ItemShop {
  /** The dialog that the last action opened. */
  readonly panel: ReactNode;
  /** The current state of an action's button. It is read, not subscribed to: long lists have many lines. */
  readonly getButton: (action: ShopAction) => ShopButton;
}

export interface ShopButton {
  readonly label: ShopAction['label'] | 'order.viewInBag';
  readonly isBusy?: boolean;
  readonly failure?: 'readFailure.chunkLoad';
  /** Loads the shop's code with the first press, and opens its dialog. */
  readonly onGo: () => void;
}

/** Buy again and Shop similar for the lines of a list. The result changes when a button was pressed. */
export function useItemShop(): ItemShop {
  const context = useElementContext();
  const [pressed, set] = useState<ShopState>({});
  return useMemo(() => {
    async function open(action: ShopAction): Promise<void> {
      set({ ...action, isBusy: true });
      try {
        const { openShop } = await import('../cart/open-shop.js');
        openShop({ ...action, context, set });
      } catch {
        context.report({ code: 'chunk-load', retryable: true });
        set({ ...action, failure: 'readFailure.chunkLoad' });
      }
    }
    return {
      panel: pressed.panel,
      getButton: (action) => ({
        ...(pressed.item === action.item && pressed.label === action.label && pressed),
        label: getActionLabel(context, action),
        onGo: () => void open(action),
      }),
    };
  }, [context, pressed]);
}
