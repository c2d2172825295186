import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider, useIntl } from 'react-intl';
import { BrowserRouter, Route, Routes } from 'react-router';
import { Alert, Button, Card, CssBaseline, Stack, TextField, Typography } from '@mui/material';
import { messages } from './messages';
import { useLookupForm } from './use-lookup-form';

function Lookup() {
  const { formatMessage } = useIntl();
  const { register, submit, order, hasFailed, formState } = useLookupForm();
  const { errors, isSubmitting } = formState;
  if (order) return <Card component="article">{order.orderNumber}</Card>;
  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={2} sx={{ maxWidth: 448 }}>
        <CssBaseline />
        <Typography variant="h5" component="h2">
          <FormattedMessage id="lookup.title" />
        </Typography>
        {(['number', 'email'] as const).map((name) => (
          <TextField
            key={name}
            label={formatMessage({ id: `lookup.${name}` })}
            type={name === 'email' ? 'email' : 'text'}
            {...register(name)}
            error={!!errors[name]}
            helperText={errors[name] && formatMessage({ id: `lookup.err.${name}` })}
          />
        ))}
        {hasFailed && (
          <Alert severity="error">
            <FormattedMessage id="lookup.err.notFound" />
          </Alert>
        )}
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          <FormattedMessage id="lookup.submit" />
        </Button>
      </Stack>
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
