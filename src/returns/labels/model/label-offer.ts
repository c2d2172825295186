import type { DisplayStatus, Order } from '../../../orders/model/order.js';
import { isStoreReturn } from '../../model/refund-progress.js';
import type { LabelCode, ReturnLabel } from './return-label.js';

/** The market's rules for labels. */
export interface LabelRules {
  readonly requestsLabel: boolean;
  readonly hasPaperlessLabels: boolean;
  readonly labelsExchanges: boolean;
}

export interface LabelSituation {
  /** The return order. */
  readonly order: Pick<Order, 'groups' | 'goesToStore' | 'returnMethod'>;
  /** Id of the return method; defaults to the method in the order. */
  readonly method?: string | undefined;
  /** Whether the carrier service says that the carrier needs no paper; absent if unknown. */
  readonly isPaperless?: boolean | undefined;
  readonly rules: LabelRules;
  /** In Europe a label that is an image is a code (`emeaPaperless`). */
  readonly isPaperlessArea: boolean;
  /** Codes are shown in other markets too (`paperlessReturnConfirmation`). */
  readonly showsCodes: boolean;
  /** Labels can be sent by mail (`showMailLabel`). */
  readonly postsLabels: boolean;
  /** The back end returns labels. */
  readonly hasLabelCall: boolean;
  /** The back end sends labels by e-mail and by mail. */
  readonly hasDispatchCall: boolean;
}

/** The label options of a return. */
export interface LabelOffer {
  /** The label is available as a file. */
  readonly hasLabel: boolean;
  /** The label is available by e-mail. */
  readonly isEmailed: boolean;
  /** The label is also available by mail. */
  readonly isPosted: boolean;
  /**
   * Whether a code may replace the label: `ofPicture` if the label is an image, `ofCode` if the service sends a code, or `none`. In the
   * first two cases the label has to be loaded first.
   */
  readonly code: 'ofPicture' | 'ofCode' | 'none';
}

const NOTHING: LabelOffer = { hasLabel: false, isEmailed: false, isPosted: false, code: 'none' };

/** An item with one of these statuses can still be returned (returns, section 4). */
const OPEN: readonly DisplayStatus[] = ['ordered', 'returnCreated', 'returnInProcess'];

/** Methods for which the shopper needs no label: the courier brings one, or none is used. */
const WITHOUT_LABEL: readonly string[] = ['courierPickup', 'sagawaPickup', 'returnToStore'];

/** The label options before the label itself is loaded. */
export function findLabelOffer(situation: LabelSituation): LabelOffer {
  const { order, method = order.returnMethod ?? '', rules, postsLabels, hasLabelCall, hasDispatchCall } = situation;
  const [name = ''] = method.split('|');
  const isOpen = order.groups.some(({ statuses }) => statuses.some((status) => OPEN.includes(status)));
  if (!isOpen || WITHOUT_LABEL.includes(name) || isStoreReturn(order)) return NOTHING;
  const hasLabel = hasPaperLabel(situation);
  const isEmailed = hasLabel && hasDispatchCall;
  return {
    hasLabel: hasLabel && hasLabelCall,
    isEmailed,
    isPosted: isEmailed && postsLabels && rules.requestsLabel,
    code: hasLabelCall ? findCodeKind(situation) : 'none',
  };
}

/** Whether the return has a label on paper: not an exchange in a market whose labels are codes, unless its exchanges have one. */
function hasPaperLabel({ order, rules, isPaperlessArea }: LabelSituation): boolean {
  const isExchange = order.groups.some(({ exchangeNumber }) => exchangeNumber !== undefined);
  return !(isPaperlessArea && rules.hasPaperlessLabels && isExchange) || rules.labelsExchanges;
}

/** Whether the shopper can get the label, as a file or by e-mail. */
export function isLabelOffered({ hasLabel, isEmailed }: LabelOffer): boolean {
  return hasLabel || isEmailed;
}

function findCodeKind({ rules, isPaperlessArea, showsCodes, isPaperless = true }: LabelSituation): LabelOffer['code'] {
  if (rules.hasPaperlessLabels) return isPaperlessArea ? 'ofPicture' : 'none';
  return showsCodes && isPaperless ? 'ofCode' : 'none';
}

/**
 * The code that the carrier scans from a screen; undefined if the label is on paper. An image is its own code if the service sends none.
 */
export function findLabelCode({ code }: LabelOffer, label: ReturnLabel): LabelCode | undefined {
  if (code === 'ofPicture') return label.kind === 'png' ? (label.code ?? toPicture(label)) : undefined;
  return code === 'ofCode' ? label.code : undefined;
}

function toPicture({ bytes }: ReturnLabel): LabelCode {
  return { kind: 'picture', bytes };
}
