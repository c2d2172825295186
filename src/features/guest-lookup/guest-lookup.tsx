import { useState, type ReactNode, useId, useRef, type SyntheticEvent } from 'react';
import { useLookup, WAIT_ID } from './lookup-controller.js';
import { RequiredCalls } from '../../app/lazy/required-calls.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { useLazyModule, type LazyState } from '../../app/lazy/use-lazy-module.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { loadTerms } from './load-terms.js';
import type { TermsViews } from './terms-field.js';
import {
  checkGuestLookup,
  getChannel,
  isLookupComplete,
  type LookupRules,
  type LookupValues,
  type LookupErrors,
} from '../../orders/model/guest-lookup-check.js';
import { useIntl, useElementContext, useSelector, useAnnouncement } from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';
import { focusFirstError, ScreenHeading } from '../../ui/screen-heading.js';
import { Field } from '../../ui/field.js';
import { hasWithdrawal } from '../../app/data/has-withdrawal.js';
import { WithdrawalEntry } from '../../orders/withdrawal-entry.js';

/** Lets a guest find one order by its number and a contact: the form, or the found order. */
export function GuestLookup(): ReactNode {
  const { lookup, state } = useLookup();
  const { answer, blockedUntil, now } = state;
  const hasAnswer = answer.status !== 'idle' && answer.status !== 'loading';
  const lazyModule = useLazyModule(loadLookupAnswer, hasAnswer || blockedUntil > now);
  const isAsking = answer.status === 'loading';
  const { asksForTerms } = lookup.getRules();
  const terms = useTerms(asksForTerms);
  if (terms.isAwaited) return <FormSkeleton />;
  const form = { onStart: handleStart, terms: asksForTerms && <TermsSection lazyModule={terms.lazyModule} /> };
  if (lazyModule.status === 'failed') {
    return <LookupForm {...form} message={<LoadError takesFocus onRetry={lazyModule.retry} />} isBusy={false} />;
  }
  if (lazyModule.status !== 'ready') return <LookupForm {...form} isBusy={hasAnswer || isAsking} />;
  const { FoundOrder, LookupMessage } = lazyModule.views;
  if (answer.status === 'ready') return <FoundOrder order={answer.value} />;
  return <LookupForm {...form} message={<LookupMessage />} isBusy={isAsking} />;

  /** Preloads what the answer needs while the shopper types; a failed load is repeated later. */
  function handleStart(): void {
    lookup.prepare();
    loadLookupAnswer().catch(() => undefined);
  }
}

/** Loads the views shown after a try. The form preloads them as soon as the shopper starts filling it in. */
async function loadLookupAnswer() {
  return (await import('./lookup-message.js')).lookupAnswer;
}

interface Terms {
  readonly lazyModule: LazyState<TermsViews>;
  /** Whether the form waits for the terms: added later, they would move it while the shopper uses it. */
  readonly isAwaited: boolean;
}

/** Loads the market's terms, if it has any. A form that is already displayed stays when an attribute changes. */
function useTerms(isRequested: boolean): Terms {
  const lazyModule = useLazyModule(loadTerms, isRequested);
  const [isFirst, setIsFirst] = useState(isRequested);
  if (isFirst && (lazyModule.status === 'ready' || lazyModule.status === 'failed')) setIsFirst(false);
  return { lazyModule, isAwaited: isFirst && isRequested };
}

/** The terms that a guest accepts. They come with the form, or a moment later after a change of country. */
function TermsSection({ lazyModule }: { readonly lazyModule: LazyState<TermsViews> }): ReactNode {
  const { lookup, state } = useLookup();
  if (lazyModule.status === 'failed') return <LoadError takesFocus onRetry={lazyModule.retry} />;
  if (lazyModule.status !== 'ready') return <div aria-busy="true" />;
  const { TermsField } = lazyModule.views;
  return (
    <TermsField isAccepted={state.values.acceptsTerms} onChange={(acceptsTerms) => lookup.edit({ acceptsTerms })} />
  );
}

interface LookupFormProps {
  /** Why the last try found no order; below the pressed button, so that no field moves. */
  readonly message?: ReactNode;
  /** The terms that the market requires a guest to accept. */
  readonly terms?: ReactNode;
  readonly isBusy: boolean;
  /** Called when the shopper starts filling in the form. */
  readonly onStart: () => void;
}

function LookupForm({ message, terms, isBusy, onStart }: LookupFormProps): ReactNode {
  const intl = useIntl();
  const { lookup, state } = useLookup();
  const { kiosk, country } = useSelector(useElementContext().settings, (settings) => settings.configuration);
  const form = useRef<HTMLFormElement>(null);
  const noteId = useId();
  const { values, hasTried } = state;
  const rules = lookup.getRules();
  const errors = hasTried ? checkGuestLookup(values, rules) : {};
  const isComplete = isLookupComplete(values, rules);
  const isBlocked = state.blockedUntil > state.now;
  // A message with the wait stands below the button.
  const note = isBlocked ? undefined : findNote(values, rules);
  const reasonId = isBlocked ? WAIT_ID : noteId;
  useAnnouncements();

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (Object.keys(lookup.submit()).length > 0) focusFirstError(form.current);
  }

  return (
    <section className="screen is-narrow">
      <ScreenHeading>{intl.t('guestLookup.title')}</ScreenHeading>
      <RequiredCalls names={['get-order-summary']}>
        <p>{intl.t(rules.allowsPhone ? 'guestLookup.introPhone' : 'guestLookup.introEmail')}</p>
        <form ref={form} className="form" noValidate onSubmit={handleSubmit} onFocus={onStart}>
          <OrderNumberField error={errors.orderNumber} />
          <ContactField hasError={errors.email ?? errors.phoneNumber ?? false} mayAutoComplete={!kiosk} />
          {terms}
          <p className="form-note" id={noteId}>
            {note && intl.t(note)}
          </p>
          <Button
            kind="primary"
            type="submit"
            isBusy={isBusy}
            isDisabled={!isComplete || isBlocked}
            reasonId={isComplete && !isBlocked ? undefined : reasonId}
          >
            {intl.t('guestLookup.submit')}
          </Button>
          {message}
        </form>
      </RequiredCalls>
      <SignInPrompt />
      {hasWithdrawal(country) && <WithdrawalEntry />}
    </section>
  );
}

/** Returns the text beside the button: what is still missing, or that all fields are required. */
function findNote(values: LookupValues, rules: LookupRules) {
  if (isLookupComplete(values, rules)) return rules.hasRememberedContact ? undefined : 'guestLookup.allRequired';
  if (isLookupComplete({ ...values, acceptsTerms: true }, rules)) return 'guestLookup.incompleteTerms';
  if (rules.hasRememberedContact) return 'guestLookup.incompleteNumber';
  return getChannel(values, rules) === 'phone' ? 'guestLookup.incompletePhone' : 'guestLookup.incompleteEmail';
}

/** Announces searching, and that it is slow, once each. */
function useAnnouncements(): void {
  const { answer } = useLookup().state;
  const isLoading = answer.status === 'loading';
  const isSlow = isLoading && answer.isSlow;
  useAnnouncement(isLoading && !isSlow, 'guestLookup.searching');
  useAnnouncement(isSlow, 'guestLookup.slow');
}

function OrderNumberField({ error }: { readonly error: LookupErrors['orderNumber'] }): ReactNode {
  const intl = useIntl();
  const { lookup, state } = useLookup();
  return (
    <Field
      name="orderNumber"
      label={intl.t('guestLookup.orderNumber')}
      hint={intl.t('guestLookup.orderNumberHint')}
      value={state.values.orderNumber}
      error={error && intl.t('guestOrderIdErrorMessage', { form: error })}
      isFirst
      onChange={(orderNumber) => lookup.edit({ orderNumber })}
    />
  );
}

/** Asks guests to sign in for free return shipping; signed-out members get a text of their own. */
function SignInPrompt(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { lookup } = useLookup();
  if (context.getAdapter()?.user) return null;
  const isLoggedOut = context.isFlagOn('isLoggedOutMember');
  return (
    <div className="sign-in">
      <p>{intl.t(isLoggedOut ? 'guestLookup.signInLoggedOut' : 'guestLookup.signInPrompt')}</p>
      <Button kind="secondary" onPress={lookup.signIn}>
        {intl.t('guestLookup.signIn')}
      </Button>
    </div>
  );
}

interface ContactFieldProps {
  readonly hasError: boolean;
  /** Off on a shared device. */
  readonly mayAutoComplete: boolean;
}

/** The e-mail address, or the phone number where that is offered. Switching preserves what was typed in the other. */
function ContactField({ hasError, mayAutoComplete }: ContactFieldProps): ReactNode {
  const intl = useIntl();
  const { lookup, state } = useLookup();
  const rules = lookup.getRules();
  const isPhone = getChannel(state.values, rules) === 'phone';
  const label = intl.t(isPhone ? 'guestLookup.phoneNumber' : 'guestLookup.email');
  const isOptional = rules.hasRememberedContact;
  return (
    <div className="form-part">
      <Field
        key={isPhone ? 'phone' : 'email'}
        name={isPhone ? 'phoneNumber' : 'email'}
        type={isPhone ? 'tel' : 'email'}
        label={isOptional ? intl.t('guestLookup.optional', { label }) : label}
        hint={isOptional ? intl.t('guestLookup.rememberedHint') : undefined}
        isOptional={isOptional}
        value={isPhone ? state.values.phoneNumber : state.values.email}
        error={hasError ? intl.t(isPhone ? 'guestPhoneErrorMessage' : 'guestEmailErrorMessage') : undefined}
        autoComplete={getAutoComplete()}
        onChange={(typed) => lookup.edit(isPhone ? { phoneNumber: typed } : { email: typed })}
      />
      {rules.allowsPhone && (
        <Button kind="text" onPress={() => lookup.edit({ channel: isPhone ? 'email' : 'phone' })}>
          {intl.t(isPhone ? 'guestLookup.useEmail' : 'guestLookup.usePhone')}
        </Button>
      )}
    </div>
  );

  function getAutoComplete(): string {
    if (!mayAutoComplete) return 'off';
    return isPhone ? 'tel' : 'email';
  }
}
