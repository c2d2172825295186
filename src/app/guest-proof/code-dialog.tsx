import { useEffect, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { useElementContext, useIntl, useSelector } from '../context/element-context.js';
import type { Intl18n } from '../../i18n/create-intl.js';
import { formatWait } from '../../i18n/format-wait.js';
import { Button } from '../../ui/button.js';
import { Dialog } from '../../ui/dialog.js';
import { Field } from '../../ui/field.js';
import { focusFirstError } from '../../ui/screen-heading.js';
import { MessageBox } from '../../ui/message-box.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { checkContact, type CodeProblem, type CodeStep, type CodeStepState } from './store/code-step.js';

export interface CodeDialogProps {
  readonly step: CodeStep;
  readonly onLeave: () => void;
}

/** Asks a guest for the code that was sent to them, over whatever the tag shows, so that nothing typed there is lost. */
export function CodeDialog({ step, onLeave }: CodeDialogProps): ReactNode {
  const intl = useIntl();
  const state = useSelector(step.store, (known) => known);
  const form = useRef<HTMLFormElement>(null);
  const { challenge, work } = state;
  const isForm = step.asksForContact && !challenge;
  const isSent = challenge !== undefined;
  const wasForm = useRef(isForm);
  // The button that leads back to the form is removed with the code's form. A layout effect moves the focus before the browser moves it to
  // `<body>`.
  useLayoutEffect(() => {
    if (isForm && !wasForm.current) form.current?.querySelector<HTMLInputElement>('.form-part input')?.focus();
    wasForm.current = isForm;
  }, [isForm]);

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isForm) {
      if (Object.keys(step.submitContact()).length > 0) focusFirstError(form.current);
    } else if (isSent) step.check();
    else step.resend();
  }

  return (
    <Dialog
      icon={null}
      isLong
      title={intl.t('codeStep.title')}
      status={formatStatus(intl, state)}
      closeName={intl.t('dialog.close')}
      onClose={onLeave}
      actions={
        <Button kind="text" onPress={onLeave}>
          {intl.t('codeStep.leave')}
        </Button>
      }
    >
      <form ref={form} className="form" noValidate onSubmit={handleSubmit}>
        {isForm ? <ContactForm step={step} state={state} /> : <CodeForm step={step} state={state} onLeave={onLeave} />}
        <Button kind="primary" type="submit" isBusy={work !== 'none'} isDisabled={state.problem?.kind === 'throttled'}>
          {intl.t(getAction(isForm || work === 'sending', isSent))}
        </Button>
      </form>
    </Dialog>
  );
}

function getAction(isSending: boolean, isSent: boolean) {
  if (isSending) return 'codeStep.send';
  return isSent ? 'codeStep.submit' : 'failure.retry';
}

interface StepProps {
  readonly step: CodeStep;
  readonly state: CodeStepState;
}

/** The input type of each kind of contact, which is also its `autocomplete` token. */
const CONTACTS = { email: 'email', phone: 'tel' } as const;

/** Asks where to send the code, for a guest whose contact is unknown. */
function ContactForm({ step, state: { values, hasTried, problem, now } }: StepProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const isPhone = values.channel === 'phone';
  const errors = hasTried ? checkContact(values, context.isOrderNumber) : {};
  const contactError = isPhone ? 'guestPhoneErrorMessage' : 'guestEmailErrorMessage';
  const isPrivate = context.settings.getState().configuration.kiosk;
  return (
    <>
      <p>{intl.t('codeStep.ask')}</p>
      <Field
        name="orderNumber"
        label={intl.t('guestLookup.orderNumber')}
        value={values.orderNumber}
        error={errors.orderNumber && intl.t('guestOrderIdErrorMessage', { form: 'number' })}
        onChange={(orderNumber) => step.editContact({ orderNumber })}
      />
      <div className="form-part">
        <Field
          key={values.channel}
          name={isPhone ? 'phoneNumber' : 'email'}
          type={CONTACTS[values.channel]}
          label={intl.t(isPhone ? 'guestLookup.phoneNumber' : 'guestLookup.email')}
          value={isPhone ? values.phoneNumber : values.email}
          error={errors.contact && intl.t(contactError)}
          autoComplete={isPrivate ? 'off' : CONTACTS[values.channel]}
          onChange={(typed) => step.editContact(isPhone ? { phoneNumber: typed } : { email: typed })}
        />
        {context.isFlagOn('enableSmsLookup') && (
          <Button kind="text" onPress={() => step.editContact({ channel: isPhone ? 'email' : 'phone' })}>
            {intl.t(isPhone ? 'guestLookup.useEmail' : 'guestLookup.usePhone')}
          </Button>
        )}
      </div>
      <Problem problem={problem} now={now} />
    </>
  );
}

/** The field for the code, or the state of sending it. */
function CodeForm({ step, state, onLeave }: StepProps & Pick<CodeDialogProps, 'onLeave'>): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { challenge, code, work, problem, now } = state;
  const field = useRef<HTMLDivElement>(null);
  const isThere = challenge !== undefined;
  const isWrong = problem?.kind === 'wrong';
  const isUsable = problem?.kind !== 'expired' && problem?.kind !== 'used';
  // Select a wrong code, so that typing replaces it.
  useEffect(() => {
    const input = field.current?.querySelector('input');
    if (isThere) input?.focus();
    if (isWrong) input?.select();
  }, [isThere, isWrong]);
  if (!challenge) {
    return work === 'sending' ? <p>{intl.t('codeStep.sending')}</p> : <Problem problem={problem} now={now} />;
  }
  const isPrivate = context.settings.getState().configuration.kiosk;
  // In the lookup, the contact is in the form behind this dialog.
  const handleChange = context.port.tag === 'orders-guest-lookup' ? onLeave : () => step.changeContact();
  return (
    <>
      <div ref={field}>
        <Field
          name="code"
          label={intl.t('codeStep.code')}
          hint={isUsable ? formatSent(intl, state) : undefined}
          value={code}
          error={formatFieldError(intl, problem)}
          autoComplete={isPrivate ? 'off' : 'one-time-code'}
          input={{ className: 'code-input', inputMode: 'numeric', readOnly: work === 'checking' }}
          onChange={(typed, input) => {
            step.edit(typed);
            // Show only the digits, even if the state did not change and nothing renders.
            input.value = step.store.getState().code;
          }}
        />
      </div>
      <Problem problem={problem} now={now} />
      <Again step={step} state={state} onChange={handleChange} />
    </>
  );
}

/** The buttons that request another code and that change the contact. */
function Again({ step, state, onChange }: StepProps & { readonly onChange: () => void }): ReactNode {
  const intl = useIntl();
  const id = useId();
  const { challenge, now, work, problem } = state;
  const resendAt = challenge?.resendAt ?? 0;
  const isTooEarly = resendAt > now;
  const isThrottled = problem?.kind === 'throttled';
  const { time } = formatWait(intl, { until: resendAt, now, hasTwelveHours: false });
  return (
    <div className="code-again">
      <Button
        kind="text"
        isDisabled={isTooEarly || isThrottled || work !== 'none'}
        reasonId={isTooEarly ? id : undefined}
        onPress={() => step.resend()}
      >
        {intl.t('codeStep.resend')}
      </Button>
      {isTooEarly && (
        <p className="field-hint figures" id={id}>
          {intl.t('codeStep.resendIn', { time })}
        </p>
      )}
      <Button kind="text" onPress={onChange}>
        {intl.t('codeStep.change')}
      </Button>
    </div>
  );
}

interface ProblemProps {
  readonly problem: CodeProblem | undefined;
  readonly now: number;
}

/** A problem other than a wrong, expired or used code, which the field shows. */
function Problem({ problem, now }: ProblemProps): ReactNode {
  const intl = useIntl();
  const hasTwelveHours = useSelector(useElementContext().settings, ({ market }) => market?.hasTwelveHourClock ?? false);
  if (problem?.kind === 'throttled') {
    const { isLong, time } = formatWait(intl, { until: problem.until, now, hasTwelveHours });
    return (
      <MessageBox tone="critical" icon={CLOCK_ICON} title={intl.t('lookupAnswer.coolDownTitle')}>
        <p className="figures">{intl.t(isLong ? 'lookupAnswer.coolDownUntil' : 'lookupAnswer.coolDown', { time })}</p>
      </MessageBox>
    );
  }
  const text = formatFailure(intl, problem);
  return (
    text !== undefined && (
      <MessageBox tone="critical" title={text}>
        {null}
      </MessageBox>
    )
  );
}

function formatFailure(intl: Intl18n, problem: CodeProblem | undefined): string | undefined {
  if (problem?.kind !== 'unsent' && problem?.kind !== 'unchecked') return undefined;
  if (problem.failure.code === 'offline') return intl.t('readFailure.offline');
  return intl.t(problem.kind === 'unsent' ? 'codeStep.unsent' : 'codeStep.unchecked');
}

/** Formats where the code was sent. The text does not reveal whether order and contact belong together. */
function formatSent(intl: Intl18n, { challenge }: CodeStepState): string {
  const minutes = Math.max(1, Math.round((challenge?.lifeMs ?? 0) / 60_000));
  return challenge?.sentTo === undefined
    ? intl.t('codeStep.sentAnywhere', { minutes })
    : intl.t('codeStep.sent', { sentTo: isolate(challenge.sentTo), minutes });
}

/** Keeps the order of a masked contact's characters in texts that are written from right to left. */
function isolate(text: string): string {
  return `\u2066${text}\u2069`;
}

function formatFieldError(intl: Intl18n, problem: CodeProblem | undefined): string | undefined {
  switch (problem?.kind) {
    case 'wrong':
      return problem.attemptsLeft === undefined
        ? intl.t('codeStep.wrong')
        : intl.t('codeStep.wrongLeft', { count: problem.attemptsLeft });
    case 'expired':
      return intl.t('codeStep.expired');
    case 'used':
      return intl.t('codeStep.used');
    default:
      return undefined;
  }
}

/** What a screen reader is told, once each: that a code was sent, that something is slow, and why there is no proof yet. */
function formatStatus(intl: Intl18n, state: CodeStepState): string {
  const { challenge, work, isSlow, problem, hasTyped } = state;
  if (isSlow) return intl.t(work === 'checking' ? 'codeStep.slow' : 'codeStep.sending');
  if (work !== 'none') return '';
  if (problem?.kind === 'throttled') return intl.t('lookupAnswer.coolDownTitle');
  const text = formatFieldError(intl, problem) ?? formatFailure(intl, problem);
  if (text !== undefined) return text;
  return challenge && !hasTyped ? intl.t('codeStep.told', { seconds: Math.ceil(challenge.resendMs / 1_000) }) : '';
}
