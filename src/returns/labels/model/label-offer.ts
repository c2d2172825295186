import type { DisplayStatus, Order } from '../../../orders/model/order.js';
import { isStoreReturn } from '../../model/refund-progress.js';
import type { LabelCode, ReturnLabel } from './return-label.js';

/** What a market says of labels. */
export interface LabelRules {
  readonly requestsLabel: boolean;
  readonly hasPaperlessLabels: boolean;
  readonly labelsExchanges: boolean;
}

export interface LabelSituation {
  /** The return. */
  readonly order: Pick<Order, 'groups' | 'goesToStore' | 'returnMethod'>;
  /** How it goes back, by the id of the method; the order's own where it is absent. */
  readonly method?: string | undefined;
  /** By the word of the carriers' service; absent where nobody knows. */
  readonly isPaperless?: boolean | undefined;
  readonly rules: LabelRules;
  /** In Europe a label that is a picture is a code (`emeaPaperless`). */
  readonly isPaperlessArea: boolean;
  /** Elsewhere codes are shown too (`paperlessReturnConfirmation`). */
  readonly showsCodes: boolean;
  /** `showMailLabel`. */
  readonly postsLabels: boolean;
}

/** What there is of a label for this return. */
export interface LabelOffer {
  /** The label is to be had as a file, and by e-mail. */
  readonly hasLabel: boolean;
  /** And by post. */
  readonly isPosted: boolean;
  /**
   * Whether a code may stand in for it: where the label is a picture, where the service names a code, or not at all. In the first two
   * cases the label itself has to be known first.
   */
  readonly code: 'ofPicture' | 'ofCode' | 'none';
}

const NOTHING: LabelOffer = { hasLabel: false, isPosted: false, code: 'none' };

/** While an item is in one of these, it can still be sent back (returns, section 4). */
const OPEN: readonly DisplayStatus[] = ['ordered', 'returnCreated', 'returnInProcess'];

/** They need no label of the shopper's: a courier brings one, or nobody does. */
const WITHOUT_LABEL: readonly string[] = ['courierPickup', 'sagawaPickup', 'returnToStore'];

/** What is offered before anything is known of the label itself. */
export function findLabelOffer(situation: LabelSituation): LabelOffer {
  const { order, method = order.returnMethod ?? '', rules, postsLabels } = situation;
  const [name = ''] = method.split('|');
  const isOpen = order.groups.some(({ statuses }) => statuses.some((status) => OPEN.includes(status)));
  if (!isOpen || WITHOUT_LABEL.includes(name) || isStoreReturn(order)) return NOTHING;
  const isWithoutPaper = situation.isPaperlessArea && rules.hasPaperlessLabels;
  const isExchange = order.groups.some(({ exchangeNumber }) => exchangeNumber !== undefined);
  const hasLabel = !(isWithoutPaper && isExchange) || rules.labelsExchanges;
  return { hasLabel, isPosted: hasLabel && postsLabels && rules.requestsLabel, code: findCodeKind(situation) };
}

function findCodeKind({ rules, isPaperlessArea, showsCodes, isPaperless = true }: LabelSituation): LabelOffer['code'] {
  if (rules.hasPaperlessLabels) return isPaperlessArea ? 'ofPicture' : 'none';
  return showsCodes && isPaperless ? 'ofCode' : 'none';
}

/** What the carrier scans from a screen; absent where the label is one of paper. A picture is its own code where none is named. */
export function findLabelCode({ code }: LabelOffer, label: ReturnLabel): LabelCode | undefined {
  if (code === 'ofPicture') return label.kind === 'png' ? (label.code ?? toPicture(label)) : undefined;
  return code === 'ofCode' ? label.code : undefined;
}

function toPicture({ bytes }: ReturnLabel): LabelCode {
  return { kind: 'picture', bytes };
}
