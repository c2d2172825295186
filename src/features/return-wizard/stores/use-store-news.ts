import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Load } from '../../../http/model/load.js';
import { useIntl } from '../../../app/context/use-intl.js';
import { useScope } from '../../../app/context/scope-context.js';
import type { ReturnStoreList } from './store/return-stores.js';
import { takeLostFocus } from '../../../ui/take-lost-focus.js';

export interface StoreNewsOptions {
  readonly room: RefObject<HTMLElement | null>;
  readonly list: Load<ReturnStoreList>;
  /** Asks for the next page. */
  readonly onPress: () => void;
}

/** Says how many stores a search or a page brought, and keeps the focus of whoever pressed for more. Gives what a press does. */
export function useStoreNews({ room, list, onPress }: StoreNewsOptions): () => void {
  const intl = useIntl();
  const { platform } = useScope();
  const before = useRef(list);
  const isAwaited = useRef(false);
  // A layout effect: the browser has not seen yet that the button went.
  useLayoutEffect(() => {
    const last = before.current;
    before.current = list;
    if (list.status !== 'ready' || last === list) return;
    const { stores, more } = list.value;
    if (last.status !== 'ready') {
      platform.announce(intl.t('returnStore.found', { count: stores.length }));
      return;
    }
    const added = stores.length - last.value.stores.length;
    if (more.status === 'failed') isAwaited.current = false;
    if (added <= 0) return;
    platform.announce(intl.t('returnStore.added', { count: added }));
    // The button is gone with the last page: who pressed it goes on at the first store it brought.
    if (isAwaited.current && more.status === 'none')
      takeLostFocus([...(room.current?.querySelectorAll<HTMLElement>('input[type=radio]') ?? [])].at(-added));
    isAwaited.current = false;
  }, [list, intl, platform, room]);
  return () => {
    isAwaited.current = true;
    onPress();
  };
}
