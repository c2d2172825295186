import { createElement, type ComponentType } from 'react';
import { ShopContext, type ShopDoor } from './shop-views.js';

/** A feature with ways back to the shop. */
export function withShop(feature: ComponentType, door: ShopDoor): ComponentType {
  return () => createElement(ShopContext, { value: door }, createElement(feature));
}
