import { useId, useState, type FocusEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useIntl, useElementContext, useSelector } from '../../app/context/element-context.js';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import type { Order } from '../../orders/model/order.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/field.js';
import { TextArea } from '../../ui/text-area.js';
import { countNoteLeft, findStatementError, isReceiptAddress, type StatementError } from './model/statement.js';
import { listChosen, listOrderLines } from './model/order-lines.js';
import { useWithdrawal } from './withdrawal-controller.js';

interface StatementStepProps {
  /** The next step is loading. */
  readonly isBusy: boolean;
  /** Why the next step did not load; below the pressed button, so that no field moves. */
  readonly message: ReactNode;
  /** Called when the shopper starts filling in the form. */
  readonly onStart: () => void;
}

const loadOrderModule = async () => (await import('./order-part-module.js')).orderPartModule;

/** The first step: who withdraws from which contract, and where the receipt goes. */
export function StatementStep({ isBusy, message, onStart }: StatementStepProps): ReactNode {
  const intl = useIntl();
  const noteId = useId();
  const { withdrawal, form, values } = useWithdrawal();
  const [hasLeftEmail, setLeftEmail] = useState(false);
  const lazyModule = useLazyModule(loadOrderModule, useMayRead());
  const views = lazyModule.status === 'ready' ? lazyModule.views : undefined;
  const order = findOrder(form.orders, values.orderNumber);
  const chosen = order && listChosen(listOrderLines(order), form.counts).length;
  const error = findStatementError(values, chosen);

  const handleSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    setLeftEmail(true);
    if (error === undefined) withdrawal.review({ values, order, counts: form.counts });
  };
  /** Show what is wrong with the address only after the shopper has left it. */
  const handleBlur = ({ target }: FocusEvent): void => {
    if (target instanceof HTMLInputElement && target.name === 'email') setLeftEmail(true);
  };

  return (
    <form className="form" noValidate onSubmit={handleSubmit} onFocus={onStart} onBlur={handleBlur}>
      <p>{intl.t('withdrawal.intro')}</p>
      {views && <views.OrderReader />}
      <PersonFields hasLeftEmail={hasLeftEmail} />
      {views && form.recent ? <views.OrderSelect recent={form.recent} /> : <OrderNumberField />}
      {views && order ? <views.ItemChoice order={order} /> : <AboutField />}
      <p className="form-note" id={noteId}>
        {intl.t(error ? NOTES[error] : 'withdrawal.required')}
      </p>
      <Button
        kind="primary"
        type="submit"
        isBusy={isBusy}
        isDisabled={error !== undefined}
        reasonId={error === undefined ? undefined : noteId}
      >
        {intl.t('withdrawal.continue')}
      </Button>
      {message}
    </form>
  );
}

const NOTES = {
  incomplete: 'withdrawal.incomplete',
  email: 'withdrawal.correctEmail',
  long: 'withdrawal.shorten',
  items: 'withdrawal.noItems',
} as const satisfies Readonly<Record<StatementError, string>>;

/** Whether there may be an order to read: the page names one, or the shopper may be a member, who has a list. */
function useMayRead(): boolean {
  const context = useElementContext();
  return useSelector(
    context.settings,
    ({ configuration }) =>
      configuration.orderNumber !== undefined ||
      context.port.getRouter() !== undefined ||
      Boolean(context.getAdapter()?.user),
  );
}

/** The order with the number, if it was read and has lines to choose. */
function findOrder(orders: readonly Order[], orderNumber: string): Order | undefined {
  const number = orderNumber.trim();
  return orders.find((order) => order.orderNumber === number && listOrderLines(order).length > 0);
}

function PersonFields({ hasLeftEmail }: { readonly hasLeftEmail: boolean }): ReactNode {
  const intl = useIntl();
  const { withdrawal, values } = useWithdrawal();
  const { kiosk } = useSelector(useElementContext().settings, ({ configuration }) => configuration);
  const isWrong = hasLeftEmail && values.email.trim() !== '' && !isReceiptAddress(values.email);
  return (
    <>
      <Field
        name="name"
        label={intl.t('withdrawal.name')}
        value={values.name}
        isFirst
        autoComplete={kiosk ? 'off' : 'name'}
        onChange={(name) => withdrawal.edit({ name })}
      />
      <Field
        name="email"
        type="email"
        label={intl.t('withdrawal.email')}
        hint={intl.t('withdrawal.emailHint')}
        value={values.email}
        error={isWrong ? intl.t('withdrawal.wrongEmail') : undefined}
        autoComplete={kiosk ? 'off' : 'email'}
        onChange={(email) => withdrawal.edit({ email })}
      />
    </>
  );
}

function OrderNumberField(): ReactNode {
  const intl = useIntl();
  const { withdrawal, values } = useWithdrawal();
  return (
    <Field
      name="orderNumber"
      label={intl.t('withdrawal.orderNumber')}
      hint={intl.t('withdrawal.orderNumberHint')}
      value={values.orderNumber}
      onChange={(orderNumber) => withdrawal.editOrderNumber(orderNumber)}
    />
  );
}

/** From this many remaining characters on, the counter is announced. */
const FEW_LEFT = 20;

/** What the withdrawal is about, where the items cannot be chosen. */
function AboutField(): ReactNode {
  const intl = useIntl();
  const { withdrawal, form, values } = useWithdrawal();
  const count = countNoteLeft(values.about);
  const left = intl.t('withdrawal.left', { count });
  return (
    <div className="form-part">
      <TextArea
        name="about"
        label={intl.t('withdrawal.about')}
        value={values.about}
        count={values.about === '' ? intl.t('withdrawal.aboutHint') : left}
        status={count <= FEW_LEFT ? left : ''}
        onChange={(about) => withdrawal.edit({ about })}
      />
      {form.reading !== undefined && (
        <p className="field-hint">
          {intl.t(form.reading === 'pending' ? 'withdrawal.readingItems' : 'withdrawal.itemsNotRead')}
        </p>
      )}
    </div>
  );
}
