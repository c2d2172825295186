import { addressBar, type AddressBar } from '../../platform/address-bar.js';
import { createStore } from 'zustand/vanilla';
import { createRoute, type RouteStore } from './router.js';
import { createIdentityController, type IdentityController } from '../session/identity-controller.js';
import type { Controller, ElementContext } from '../context/element-context.js';

/** The area's own state: its route, and who is shopping. */
export interface AreaController extends Controller {
  readonly route: RouteStore;
  readonly identity: IdentityController;
  readonly bar: AddressBar;
  /** Calls back when the page asks to reload what is on screen. Returns the unsubscribe function. */
  onRefresh(listener: () => void): () => void;
}

export function createAreaController(context: ElementContext): AreaController {
  const refreshes = createStore(() => 0);
  return {
    route: createRoute(),
    identity: context.getController(createIdentityController),
    bar: addressBar,
    onRefresh: refreshes.subscribe,
    refresh: () => refreshes.setState(refreshes.getState() + 1, true),
    dispose() {},
  };
}
