import { createElement, type ReactNode } from 'react';
import type { BoxProps } from '../page-kit.js';

/** `<orders-guest-lookup … adapter={adapter} onorders-ready={onReady} />`, without the types of the package, which is not built yet. */
export function TagBox({ locale, isStandalone, adapter, onReady }: BoxProps): ReactNode {
  return createElement('orders-guest-lookup', {
    'order-number': 'US10000001',
    'store-id': '101',
    'qr-id': '7',
    flags: 'enableGiftCardLookup enableCurbsidePickup',
    routing: 'memory',
    locale,
    standalone: isStandalone,
    adapter,
    'onorders-ready': onReady,
  });
}
