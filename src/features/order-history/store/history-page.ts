import type { Failure } from '../../../http/model/failure.js';
import type { OrderPage } from '../model/order-page.js';

/** A page of a history. One that is far away keeps no orders: its stub stands in for them until they are read again. */
export interface HistoryPage extends OrderPage {
  readonly stub?: PageStub | undefined;
}

/** What is left of a page that is far away. */
export interface PageStub {
  /** What can be searched for, a line for each order. */
  readonly text: string;
  /** How many orders it stands for. */
  readonly count: number;
  /** How high its cards stood, in pixels. */
  readonly height: number;
  /** Why its orders could not be read again. */
  readonly failure?: Failure;
}
