import type { RouteName } from '../../elements/orders-area/routes.js';
import type { Driver } from './driver.js';
import type { View } from './surface.js';

/** Something a shopper comes for, from its first address to its end. */
export interface Flow {
  /** What the shopper does, in a few words. */
  readonly name: string;
  /** The screens it leads through. */
  readonly routes: readonly RouteName[];
  /** Goes all the way; fails where the shopper would be stuck. */
  run(driver: Driver, view?: View): Promise<void>;
}
