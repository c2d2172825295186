import { useEffect, useId, useState, type ReactNode } from 'react';
import english from '../../../locales/en.json?only=withdrawal.order,withdrawal.chooseOrder,withdrawal.otherOrder,withdrawal.items,withdrawal.quantity,withdrawal.periodOver,order.size,order.pieces,order.status,order.noPicture&ast';
import {
  useIntl,
  useElementContext,
  useSelector,
  type LazyModule,
  type Controller,
  type ElementContext,
} from '../../app/context/element-context.js';
import { createIdentityController } from '../../app/session/identity-controller.js';
import { formatItemName } from '../../orders/item-words.js';
import { LineChoice } from '../../orders/line-choice/line-choice.js';
import type { Order, OrderItem } from '../../orders/model/order.js';
import { createOrderController, useOrder } from '../../orders/order-controller.js';
import { useOrderUrls } from '../../app/navigation/use-order-urls.js';
import { Field } from '../../ui/field.js';
import { Picture } from '../../ui/picture.js';
import { Select } from '../../ui/select.js';
import { getChosenCount, isPeriodOver, isWhole, listOrderLines } from './model/order-lines.js';
import { useWithdrawal } from './withdrawal-controller.js';
import lineChoice from '../../orders/line-choice/line-choice.css?inline';
import items from './order-part.css?inline';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { lazyCall } from '../../app/calls/lazy-call.js';

/** Reads the order that the page names, or else a member's latest orders. Shows nothing itself. */
function OrderReader(): ReactNode {
  const context = useElementContext();
  const isNamed = useSelector(context.settings, ({ configuration }) => configuration.orderNumber !== undefined);
  const isMember = useSelector(
    context.getController(createIdentityController).store,
    (known) => known.status === 'known' && known.who === 'member',
  );
  if (isNamed) return <NamedOrder />;
  return isMember && context.hasCalls('list-order-history') && <LatestOrders />;
}

function NamedOrder(): ReactNode {
  const { withdrawal } = useWithdrawal();
  const { view } = useOrder();
  useReader(createOrderController);
  useEffect(() => {
    if (view.status === 'ready') return withdrawal.offer({ orders: [view.value] });
    withdrawal.offer({ orders: [], reading: view.status === 'loading' ? 'pending' : 'failed' });
  }, [withdrawal, view]);
  return null;
}

function LatestOrders(): ReactNode {
  const { withdrawal } = useWithdrawal();
  const orders = useSelector(useElementContext().getController(createRecentOrders).store, (known) => known);
  useReader(createRecentOrders);
  useEffect(() => {
    withdrawal.offer(orders.length > 0 ? { orders, recent: orders } : { orders });
  }, [withdrawal, orders]);
  return null;
}

/** Lets the page's `refresh()` read the orders again. */
function useReader(create: (context: ElementContext) => Controller): void {
  const context = useElementContext();
  const { withdrawal } = useWithdrawal();
  useEffect(() => withdrawal.setReader(() => context.getController(create).refresh()), [context, withdrawal, create]);
}

/** The value of the option to type another number. It differs from all order numbers, because those contain no space. */
const OTHER = ' ';

/** A member's latest orders, and a field for any other number. */
function OrderSelect({ recent }: { readonly recent: readonly Order[] }): ReactNode {
  const intl = useIntl();
  const { withdrawal, values } = useWithdrawal();
  const isKnown = recent.some(({ orderNumber }) => orderNumber === values.orderNumber);
  // Keep a number that was typed before the orders had loaded.
  const [isOther, setOther] = useState(values.orderNumber !== '' && !isKnown);
  const handleChange = (value: string): void => {
    setOther(value === OTHER);
    withdrawal.editOrderNumber(value === OTHER ? '' : value);
  };
  return (
    <>
      <Select
        name="order"
        label={intl.t('withdrawal.order')}
        value={isOther ? OTHER : values.orderNumber}
        placeholder={intl.t('withdrawal.chooseOrder')}
        options={[
          ...recent.map((order) => ({ value: order.orderNumber, label: formatOption(order, intl) })),
          { value: OTHER, label: intl.t('withdrawal.otherOrder') },
        ]}
        onChange={handleChange}
      />
      {isOther && (
        <Field
          name="orderNumber"
          label={intl.t('withdrawal.orderNumber')}
          value={values.orderNumber}
          onChange={(orderNumber) => withdrawal.editOrderNumber(orderNumber)}
        />
      )}
    </>
  );
}

function formatOption({ orderNumber, placedAt }: Order, intl: ReturnType<typeof useIntl>): string {
  if (placedAt === undefined) return orderNumber;
  return intl.t('withdrawal.orderOption', { number: orderNumber, date: intl.date(placedAt) });
}

/** The lines of the order with their quantities, all chosen at first. */
function ItemChoice({ order }: { readonly order: Order }): ReactNode {
  const intl = useIntl();
  const id = useId();
  const { platform } = useElementContext();
  const { form } = useWithdrawal();
  const lines = listOrderLines(order);
  // The hint says that all are chosen. Its space remains when it disappears, so that no checkbox moves away from the pointer.
  const isAll = isWhole(lines, form.counts);
  return (
    <fieldset className="withdrawal-items" aria-describedby={isAll ? id : undefined}>
      <legend part="label">{intl.t('withdrawal.items')}</legend>
      <p className={isAll ? 'field-hint' : 'field-hint is-past'} id={id}>
        {intl.t('withdrawal.itemsHint')}
      </p>
      {lines.map((line) => (
        <ItemRow key={line.key} line={line} />
      ))}
      {isPeriodOver(order, platform.now()) && <p className="field-hint">{intl.t('withdrawal.periodOver')}</p>}
    </fieldset>
  );
}

function ItemRow({ line }: { readonly line: OrderItem }): ReactNode {
  const intl = useIntl();
  const { withdrawal, form } = useWithdrawal();
  const { toUrl, onPictureFail } = useOrderUrls();
  const name = formatItemName(line, intl);
  return (
    <LineChoice
      item={line}
      name={name}
      most={line.quantity}
      count={getChosenCount(line, form.counts)}
      picture={<Picture src={toUrl(line.image)} alt="" missing={intl.t('order.noPicture')} onFail={onPictureFail} />}
      quantityLabel={
        <>
          {intl.t('withdrawal.quantity')}
          <span className="for-reader">, {name}</span>
        </>
      }
      onChange={(quantity) => withdrawal.choose({ ...form.counts, [line.key]: quantity })}
    />
  );
}

/** The views for orders that can be read; loaded only if there may be one. */
export const orderPartModule = {
  views: { OrderReader, OrderSelect, ItemChoice },
  english,
  styles: [lineChoice, items],
} as const satisfies LazyModule<object>;

/** A member's latest orders, for choosing one. */
interface RecentOrders extends Controller {
  /** Empty until the orders have loaded, and if they cannot be read: then the shopper can type a number. */
  readonly store: StoreApi<readonly Order[]>;
}

function createRecentOrders(context: ElementContext): RecentOrders {
  const store = createStore<readonly Order[]>(() => []);
  const call = lazyCall(context, async () => (await import('../../orders/api/list-order-history.js')).listOrderHistory);
  let pending = new AbortController();
  const read = (): void => {
    pending.abort();
    pending = new AbortController();
    const { signal } = pending;
    // Ignore the result of an aborted request.
    call({}, signal).then(
      (outcome) => {
        if (signal.aborted) return;
        if (outcome.kind === 'found') store.setState(outcome.value.orders.filter(isSale), true);
        if (outcome.kind === 'failed') context.report(outcome.failure, 'warning');
      },
      () => undefined,
    );
  };
  read();
  return {
    store,
    refresh: read,
    dispose() {
      pending.abort();
      store.setState([], true);
    },
  };
}

function isSale({ kind }: Order): boolean {
  return kind === 'sales';
}
