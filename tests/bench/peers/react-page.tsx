import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider, useIntl } from 'react-intl';
import { BrowserRouter, Route, Routes } from 'react-router';
import { messages } from './messages';
import './page.css';
import { useLookupForm } from './use-lookup-form';

function Lookup() {
  const intl = useIntl();
  const { register, submit, order, hasFailed, formState } = useLookupForm();
  const { errors, isSubmitting } = formState;
  if (order) {
    const { currency } = order;
    return (
      <article className="card">
        <strong>
          <FormattedMessage id="order.title" values={{ number: order.orderNumber }} />
        </strong>
        <span>{intl.formatNumber(order.transaction.orderTotal, { style: 'currency', currency })}</span>
      </article>
    );
  }
  return (
    <form noValidate onSubmit={submit}>
      <h2>
        <FormattedMessage id="lookup.title" />
      </h2>
      {(['number', 'email'] as const).map((name) => (
        <label key={name}>
          <FormattedMessage id={`lookup.${name}`} />
          <input {...register(name)} type={name === 'email' ? 'email' : 'text'} aria-invalid={!!errors[name]} />
          {errors[name] && (
            <span className="err" role="alert">
              <FormattedMessage id={`lookup.err.${name}`} />
            </span>
          )}
        </label>
      ))}
      {hasFailed && (
        <p className="err" role="alert">
          <FormattedMessage id="lookup.err.notFound" />
        </p>
      )}
      <button disabled={isSubmitting}>
        <FormattedMessage id="lookup.submit" />
      </button>
    </form>
  );
}

createRoot(document.getElementById('root')!).render(
  <IntlProvider locale="en" messages={messages}>
    <BrowserRouter>
      <Routes>
        <Route path="*" element={<Lookup />} />
      </Routes>
    </BrowserRouter>
  </IntlProvider>,
);
