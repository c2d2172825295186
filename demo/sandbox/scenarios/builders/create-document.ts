import type { WireOrder } from '../../../../contract/wire-order.js';
import { toMoment, toWireDate, type ScenarioContext } from '../scenario.js';

type WireDocument = NonNullable<WireOrder['documents']>[number];

/** A document of an order, `daysAgo` before the sandbox was last reset. */
export interface DocumentPlan {
  readonly documentId: string;
  readonly type: Exclude<WireDocument['type'], null | undefined>;
  readonly label: string;
  readonly daysAgo: number;
}

export function createDocument(context: ScenarioContext, { daysAgo, ...document }: DocumentPlan): WireDocument {
  return { ...document, date: toWireDate(toMoment(context, { days: -daysAgo })) };
}
