import type { StoreApi } from 'zustand/vanilla';
import {
  useElementContext,
  useSlice,
  type Controller,
  type ElementContext,
} from '../../app/context/element-context.js';
import { findPageUser, listPageContacts } from '../../app/session/page-user.js';
import { createSlice } from '../../app/state/create-slice.js';
import type { Order } from '../../orders/model/order.js';
import type { ChosenCounts, StatementSource, StatementValues } from './model/statement.js';

/** What the shopper typed and chose, only in the tag's memory. */
export interface WithdrawalForm {
  /** What was typed; a field that is absent has the value that is known. */
  readonly edits: Partial<StatementValues>;
  readonly counts: ChosenCounts;
  /** The orders that could be read. */
  readonly orders: readonly Order[];
  /** A member's latest orders, to choose one from. */
  readonly recent?: readonly Order[];
  /** The order that the page names is being read, or could not be read. */
  readonly reading?: 'pending' | 'failed';
  /** What the second step shows; absent in the first step. */
  readonly source?: StatementSource;
  /** What came of it; absent until the service has the statement. */
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
  /** Takes over the orders that were read. */
  offer(offer: OrderOffer): void;
  /** Sets what reads the orders again when the page refreshes the tag. */
  setReader(read: () => void): void;
  /** Goes on to the second step. */
  review(source: StatementSource): void;
  /** Goes back to the first step, with everything as it was. */
  change(): void;
  /** Shows what came of the statement. */
  finish(result: NonNullable<WithdrawalForm['result']>): void;
  /** Begins a statement for another order. */
  startOver(): void;
}

const EMPTY: WithdrawalForm = { edits: {}, counts: {}, orders: [] };

export function createWithdrawalController(context: ElementContext): WithdrawalController {
  const form = createSlice<WithdrawalForm>(EMPTY);
  let readOrders = (): void => undefined;
  const change = (): void => form.setState(({ source: _source, result: _result, ...rest }) => rest, true);
  const stopFollowing = context.settings.subscribe((now, before) => {
    if (now.configuration.orderNumber === before.configuration.orderNumber) return;
    change();
    form.setState(({ edits: { orderNumber: _number, about: _about, ...edits } }) => ({ edits, counts: {} }));
  });
  return {
    form,
    edit: (values) => form.setState(({ edits }) => ({ edits: { ...edits, ...values } })),
    editOrderNumber: (orderNumber) => form.setState(({ edits }) => ({ edits: { ...edits, orderNumber }, counts: {} })),
    choose: (counts) => form.setState({ counts }),
    offer: (offer) => form.setState(({ recent: _recent, reading: _reading, ...rest }) => ({ ...rest, ...offer }), true),
    review: (source) => form.setState({ source }),
    change,
    finish: (result) => form.setState({ result }),
    startOver() {
      change();
      form.setState(({ edits }) => ({ edits: { ...edits, orderNumber: '', about: '' }, counts: {} }));
    },
    setReader: (read) => void (readOrders = read),
    refresh: () => readOrders(),
    dispose() {
      stopFollowing();
      form.setState(EMPTY, true);
    },
  };
}

/** The values that the page and the address give; a field shows its own until the shopper edits it. */
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
  /** What was typed, or else what is known. */
  readonly values: StatementValues;
}

/** The withdrawal of this tag. */
export function useWithdrawal(): WithdrawalResult {
  const context = useElementContext();
  const withdrawal = context.getController(createWithdrawalController);
  const form = useSlice(withdrawal.form, (current) => current);
  // Read again with every change of the page's settings.
  useSlice(context.settings, (settings) => settings);
  return { withdrawal, form, values: { ...listKnown(context), ...form.edits } };
}
