import { createElement, type ComponentType } from 'react';
import { LabelContext, type LabelDoor } from './label-views.js';

/** A feature that shows what something goes back with. */
export function withLabels(feature: ComponentType, door: LabelDoor): ComponentType {
  return () => createElement(LabelContext, { value: door }, createElement(feature));
}
