import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  useElementContext,
  useSelector,
  type Controller,
  type ElementContext,
} from '../../app/context/element-context.js';
import { findPageUser, listPageContacts } from '../../app/session/page-user.js';
import type { Order } from '../../orders/model/order.js';
import type { ChosenCounts, StatementSource, StatementValues } from './model/statement.js';
import type { PageStateEntry } from '../../app/state/registry.js';

/** What the shopper typed and chose, and the orders to choose from. */
export interface WithdrawalForm extends WithdrawalDraft {
  /** The orders that could be read. */
  readonly orders: readonly Order[];
  /** A member's latest orders, to choose one from. */
  readonly recent?: readonly Order[];
  /** The order that the page names is being read, or could not be read. */
  readonly reading?: 'pending' | 'failed';
  /** The result: a receipt, or an earlier statement that the service already had. Absent until the service has the statement. */
  readonly result?: 'receipt' | 'existing';
}

/** The orders of a withdrawal that could be read. */
type OrderOffer = Pick<WithdrawalForm, 'orders' | 'recent' | 'reading'>;

/** The form of a withdrawal, for one tag. Everything that follows the first step loads on demand. */
interface WithdrawalController extends Controller {
  readonly form: StoreApi<WithdrawalForm>;
  edit(change: Partial<StatementValues>): void;
  /** Chooses another order: its items are chosen anew. */
  editOrderNumber(orderNumber: string): void;
  choose(counts: ChosenCounts): void;
  /** Sets the orders that were read. */
  offer(offer: OrderOffer): void;
  /** Sets the function that reads the orders again when the page refreshes the tag. */
  setReader(read: () => void): void;
  /** Goes on to the second step. */
  review(source: StatementSource): void;
  /** Goes back to the first step, with everything as it was. */
  change(): void;
  /** Shows the result of the statement. */
  finish(result: NonNullable<WithdrawalForm['result']>): void;
  /** Begins a statement for another order. */
  startOver(): void;
}

const EMPTY: WithdrawalForm = { edits: {}, counts: {}, orders: [] };

export function createWithdrawalController(context: ElementContext): WithdrawalController {
  const getDrafts = (): WithdrawalDrafts => context.getPageState().get('withdrawal drafts', createWithdrawalDrafts);
  const getNumber = (): string => context.settings.getState().configuration.orderNumber ?? '';
  const form = createStore(() => EMPTY);
  let readOrders = (): void => undefined;
  /** Applies a change by the shopper, and stores it for the next tag of this page. */
  const apply = (change: (before: WithdrawalForm) => WithdrawalForm): void => {
    form.setState(change, true);
    const { edits, counts, source } = form.getState();
    getDrafts().set(getNumber(), { edits, counts, ...(source && { source }) });
  };
  // Reads drafts only here: before the settings are applied, the shopper is unknown.
  const stopFollowing = context.settings.subscribe((now, before) => {
    const draft = getDrafts().get(getNumber());
    if (now.configuration.orderNumber !== before.configuration.orderNumber) {
      form.setState(({ orders, edits: { orderNumber: _number, about: _about, ...edits } }) => {
        return { orders, counts: {}, ...draft, edits: { ...edits, ...draft?.edits } };
      }, true);
    } else if (draft && isUntouched(form.getState())) form.setState(draft);
  });
  return {
    form,
    edit: (values) => apply((now) => ({ ...now, edits: { ...now.edits, ...values } })),
    editOrderNumber: (orderNumber) => apply((now) => ({ ...now, edits: { ...now.edits, orderNumber }, counts: {} })),
    choose: (counts) => apply((now) => ({ ...now, counts })),
    offer: (offer) => form.setState(({ recent: _recent, reading: _reading, ...rest }) => ({ ...rest, ...offer }), true),
    review: (source) => apply((now) => ({ ...now, source })),
    change: () => apply(toFirstStep),
    finish(result) {
      form.setState({ result });
      getDrafts().delete(getNumber());
    },
    startOver() {
      form.setState((now) => {
        const { edits, ...rest } = toFirstStep(now);
        return { ...rest, edits: { ...edits, orderNumber: '', about: '' }, counts: {} };
      }, true);
    },
    setReader: (read) => void (readOrders = read),
    refresh: () => readOrders(),
    dispose() {
      stopFollowing();
      form.setState(EMPTY, true);
    },
  };
}

/** Whether the shopper has typed and chosen nothing. */
function isUntouched({ edits, counts }: WithdrawalForm): boolean {
  return edits === EMPTY.edits && counts === EMPTY.counts;
}

function toFirstStep({ source: _source, result: _result, ...rest }: WithdrawalForm): WithdrawalForm {
  return rest;
}

/** The values from the page and its address. Each field shows its value until the shopper edits it. */
function listKnown(context: ElementContext): StatementValues {
  const { orderNumber = '' } = context.settings.getState().configuration;
  const user = findPageUser(context);
  const { contacts, remembered } = context.getPageState();
  const sources = [...listPageContacts(context), user, contacts?.get(orderNumber), remembered];
  const emails: readonly unknown[] = sources.map((source) => source && 'email' in source && source.email);
  return {
    name: [user?.givenName, user?.familyName].filter(Boolean).join(' '),
    orderNumber,
    email: emails.find((email): email is string => typeof email === 'string' && email !== '') ?? '',
    about: '',
  };
}

export interface WithdrawalResult {
  readonly withdrawal: WithdrawalController;
  readonly form: WithdrawalForm;
  /** The shopper's input, otherwise the known values. */
  readonly values: StatementValues;
}

/** The withdrawal of this tag. */
export function useWithdrawal(): WithdrawalResult {
  const context = useElementContext();
  const withdrawal = context.getController(createWithdrawalController);
  const form = useSelector(withdrawal.form, (current) => current);
  // Render again with every change of the page's settings, which the known values come from.
  useSelector(context.settings, (settings) => settings);
  return { withdrawal, form, values: { ...listKnown(context), ...form.edits } };
}

/** A statement that was not sent. */
interface WithdrawalDraft {
  /** The shopper's input; an absent field has its known value. */
  readonly edits: Partial<StatementValues>;
  readonly counts: ChosenCounts;
  /** What the second step shows; absent in the first step. */
  readonly source?: StatementSource;
}

/**
 * The drafts by the page's order number, which is empty if the page names none. They exist in memory only, because they are personal data.
 */
class WithdrawalDrafts extends Map<string, WithdrawalDraft> implements PageStateEntry {
  wipe(): void {
    this.clear();
  }
}

function createWithdrawalDrafts(): WithdrawalDrafts {
  return new WithdrawalDrafts();
}
