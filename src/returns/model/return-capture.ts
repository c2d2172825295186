import type { Order } from '../../orders/model/order.js';
import type { ShipFrom } from '../../addresses/model/ship-from.js';
import type { ReadyChoice, ReturnRow } from './return-choice.js';
import { isLabelRequested, type LabelRequestRules } from './return-method.js';

/** A return request: the body of `POST /order_mgmt/user_return_captures/v1` is built from it. */
export interface ReturnCapture {
  readonly orderNumber: string;
  readonly regionReference: string;
  /** When the order was placed, ISO 8601 with a zone; absent if unknown. */
  readonly placedAt?: string;
  readonly createsLabel: boolean;
  readonly lines: readonly ReturnCaptureLine[];
  readonly shipFrom?: ShipFrom;
  /** The return method, if the request contains it. */
  readonly method?: CapturedMethod;
  /** The store that the items go to, if the shopper chose one. */
  readonly storeId?: string;
  /** The return method without its carrier, which determines the messages about the return. */
  readonly methodName: string;
}

/** A return that the service has made. */
export interface CapturedReturn {
  readonly returnNumber: string;
}

/** One line per article, reason code and text; exchanged items have one line per unit. */
export interface ReturnCaptureLine {
  readonly gtin: string;
  readonly quantity: number;
  readonly reasonCode: string;
  /** The shopper's text, otherwise the reason in English. */
  readonly reasonText: string;
}

interface CapturedMethod {
  /** The method without its carrier. */
  readonly name: string;
  /** The carrier's code. */
  readonly scac?: string;
}

/** The shopper's decisions. */
export interface ReturnPlan {
  readonly order: Order;
  readonly rows: readonly ReturnRow[];
  readonly choices: readonly ReadyChoice[];
  readonly method: CapturedMethod;
  /** The pickup address, if the shopper chose one; otherwise the sender is the address in the order. */
  readonly sender?: ShipFrom;
  /** The store, if the shopper chose one. */
  readonly storeId?: string | undefined;
}

/** What differs by country and by flag. */
export interface ReturnCaptureRules extends LabelRequestRules {
  readonly reasons: readonly ReturnReason[];
  /** The country's requests contain the method. */
  readonly sendsMethod: boolean;
  /** Requests contain the method in every country (`sendReturnMethodGlobally`). */
  readonly sendsMethodAnywhere: boolean;
}

/**
 * The request of a return (wire and defaults, section 3). It requests a label unless the sender is unknown, it goes to a store, or the
 * country or a flag excludes it. Selections of equal article, reason code and text are one line; each exchanged unit has its own line.
 */
export function toReturnCapture(
  { order, rows, choices, method, sender, storeId }: ReturnPlan,
  rules: ReturnCaptureRules,
): ReturnCapture {
  const { orderNumber, regionReference, placedAt } = order;
  const shipFrom = sender ?? order.shipFrom;
  const isSent = rules.sendsMethod || rules.sendsMethodAnywhere;
  return {
    orderNumber,
    regionReference,
    ...(placedAt !== undefined && { placedAt }),
    createsLabel: shipFrom !== undefined && isLabelRequested(method.name, rules),
    lines: toLines(rows, choices, rules.reasons),
    methodName: method.name,
    ...(storeId !== undefined && { storeId }),
    ...(shipFrom && { shipFrom }),
    ...(isSent && { method: { name: method.name, ...(method.scac !== undefined && { scac: method.scac }) } }),
  };
}

function toLines(
  rows: readonly ReturnRow[],
  choices: readonly ReadyChoice[],
  reasons: readonly ReturnReason[],
): ReturnCaptureLine[] {
  const lines = new Map<string, ReturnCaptureLine>();
  for (const choice of choices) {
    const gtin = rows.find(({ key }) => key === choice.rowKey)?.items[0].gtin;
    // Skip rows that no longer exist.
    if (gtin === undefined) continue;
    const { code, text } = toApiReason(reasons, choice);
    const line = { gtin, reasonCode: code, reasonText: text };
    if (choice.operation === 'exchange') {
      for (let unit = 1; unit <= choice.quantity; unit += 1) {
        lines.set(`${choice.rowKey}:${unit}`, { ...line, quantity: 1 });
      }
      continue;
    }
    const key = JSON.stringify([gtin, code, text]);
    lines.set(key, { ...line, quantity: choice.quantity + (lines.get(key)?.quantity ?? 0) });
  }
  return [...lines.values()];
}

/** A reason of a market: its key selects the displayed text, `apiCode` and its text are sent to the service. */
interface ReturnReason {
  readonly key: string;
  readonly apiCode: string;
  readonly apiText: string;
}

/** A reason as it is sent to the service. */
interface ApiReason {
  readonly code: string;
  readonly text: string;
}

/** For a reason that the market does not have (returns, section 9). */
const UNKNOWN_CODE = '6';
const UNKNOWN_TEXT = 'Other';

/** The reason sent for a selection (wire and defaults, section 3): its code, and the shopper's text or else the reason's. */
export function toApiReason(
  reasons: readonly ReturnReason[],
  { reason, text }: { readonly reason: string; readonly text: string },
): ApiReason {
  const known = reasons.find(({ key }) => key === reason);
  const customText = text.trim();
  return {
    code: known?.apiCode ?? UNKNOWN_CODE,
    text: customText === '' ? (known?.apiText ?? UNKNOWN_TEXT) : customText,
  };
}
