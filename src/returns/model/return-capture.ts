import type { Order } from '../../orders/model/order.js';
import type { ShipFrom } from '../../addresses/model/ship-from.js';
import type { ReadyChoice, ReturnRow } from './return-choice.js';

/** What the service is asked to take back: `POST /order_mgmt/user_return_captures/v1` is made of it. */
export interface ReturnCapture {
  readonly orderNumber: string;
  readonly regionReference: string;
  /** When the order was placed, ISO 8601 with a zone; absent where nobody knows. */
  readonly placedAt?: string;
  readonly createsLabel: boolean;
  readonly lines: readonly ReturnCaptureLine[];
  readonly shipFrom?: ShipFrom;
  /** How it goes back, where the service is told. */
  readonly method?: CapturedMethod;
  /** How it goes back, without its carrier: messages about the return go by it. */
  readonly way: string;
}

/** A return that the service has made. */
export interface CapturedReturn {
  readonly returnNumber: string;
}

/** Lines of one article that go back for one reason stand together; what is exchanged stands piece by piece. */
export interface ReturnCaptureLine {
  readonly gtin: string;
  readonly quantity: number;
  readonly reasonCode: string;
  /** The shopper's own words, else the reason in English. */
  readonly reasonText: string;
}

interface CapturedMethod {
  /** Without its carrier. */
  readonly name: string;
  /** The code of the carrier. */
  readonly scac?: string;
}

/** What a shopper has decided on. */
export interface ReturnPlan {
  readonly order: Order;
  readonly rows: readonly ReturnRow[];
  readonly choices: readonly ReadyChoice[];
  readonly method: CapturedMethod;
  /** Where it is picked up, where the shopper has chosen that; else it is sent from where the order says. */
  readonly sender?: ShipFrom;
}

/** What of it differs by country, and by flag. */
export interface ReturnCaptureRules {
  readonly reasons: readonly ReturnReason[];
  /** The country's returns come with a label. */
  readonly requestsLabel: boolean;
  /** The country's requests name the method. */
  readonly sendsMethod: boolean;
  /** No label, wherever it is (`disableCreateReturnLabelFlag`). */
  readonly isLabelOff: boolean;
  /** The method is named everywhere (`sendReturnMethodGlobally`). */
  readonly sendsMethodAnywhere: boolean;
}

/** A store takes the goods themselves. */
const WITHOUT_LABEL = 'returnToStore';

/**
 * The request of a return (wire and defaults, section 3). A label is asked for unless nobody is known to send it, it goes to a store,
 * or the country or a flag says otherwise. Choices of equal article, reason and words are one line; each piece that is exchanged is its own.
 */
export function toReturnCapture(
  { order, rows, choices, method, sender }: ReturnPlan,
  rules: ReturnCaptureRules,
): ReturnCapture {
  const { orderNumber, regionReference, placedAt } = order;
  const shipFrom = sender ?? order.shipFrom;
  const isSent = rules.sendsMethod || rules.sendsMethodAnywhere;
  const hasLabel = shipFrom && method.name !== WITHOUT_LABEL;
  return {
    orderNumber,
    regionReference,
    ...(placedAt !== undefined && { placedAt }),
    createsLabel: Boolean(hasLabel) && rules.requestsLabel && !rules.isLabelOff,
    lines: toLines(rows, choices, rules.reasons),
    way: method.name,
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
    // A row that is gone since it was chosen goes nowhere.
    if (gtin === undefined) continue;
    const { code, text } = toApiReason(reasons, choice);
    const line = { gtin, reasonCode: code, reasonText: text };
    if (choice.operation === 'exchange') {
      for (let unit = 1; unit <= choice.quantity; unit += 1) {
        lines.set(`${choice.rowKey}:${unit}`, { ...line, quantity: 1 });
      }
      continue;
    }
    const place = JSON.stringify([gtin, choice.reason, text]);
    lines.set(place, { ...line, quantity: choice.quantity + (lines.get(place)?.quantity ?? 0) });
  }
  return [...lines.values()];
}

/** A reason as a market has it: its key finds the wording, code and text are what the service is told. */
interface ReturnReason {
  readonly key: string;
  readonly apiCode: string;
  readonly apiText: string;
}

/** What the service is told of a reason. */
interface ApiReason {
  readonly code: string;
  readonly text: string;
}

/** For a reason that the market does not have (returns, section 9). */
const UNKNOWN_CODE = '6';
const UNKNOWN_TEXT = 'Other';

/**
 * What the service is told of a choice (wire and defaults, section 3): the code of its reason, and the shopper's own words where there
 * are any, else the reason's.
 */
export function toApiReason(
  reasons: readonly ReturnReason[],
  { reason, text }: { readonly reason: string; readonly text: string },
): ApiReason {
  const known = reasons.find(({ key }) => key === reason);
  const own = text.trim();
  return { code: known?.apiCode ?? UNKNOWN_CODE, text: own === '' ? (known?.apiText ?? UNKNOWN_TEXT) : own };
}
