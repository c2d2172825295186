import type { RouteName } from '../../elements/orders-area/routes.js';
import type { Driver } from './driver.js';
import type { View } from './surface.js';

/** A shopper's task, from its first address to its end. */
export interface Flow {
  /** A short description of the shopper's actions. */
  readonly name: string;
  /** The routes that the flow visits. */
  readonly routes: readonly RouteName[];
  /** Runs the whole flow and fails where the shopper would be stuck. */
  run(driver: Driver, view?: View): Promise<void>;
}
