import { useEffect, useId, useRef, useLayoutEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { findRetailersScreen, isForeignPage } from '../../app/configuration/service-address.js';
import { leaveFor } from '../../app/navigation/leave-for.js';
import { useGiftCard, WAIT_ID } from './gift-card-controller.js';
import { RequiredCalls } from '../../app/lazy/required-calls.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { useLazyModule, type LazyState } from '../../app/lazy/use-lazy-module.js';
import { useIntl, useElementContext, useAnnouncement } from '../../app/context/element-context.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import type { giftCardAnswer } from './gift-card-message.js';
import type { MessageId } from '../../i18n/create-intl.js';
import {
  isCardNumber,
  isPin,
  PIN_DIGITS,
  toDigits,
  findGroupedPosition,
  groupCardNumber,
  NUMBER_LENGTH,
} from './model/gift-card.js';
import type { GiftCardState } from './store/gift-card.js';
import { Field } from '../../ui/field.js';

/** Shows the balance of a gift card, on pages with such a screen (`enableGiftCardLookup`). */
export function GiftCard(): ReactNode {
  const context = useElementContext();
  const isOff = !context.isFlagOn('enableGiftCardLookup');
  const isElsewhere = !isOff && context.isFlagOn('disableGiftCardLookup');
  useEffect(() => {
    const shop = isElsewhere ? context.findLink('shop') : undefined;
    if (shop !== undefined) leaveFor(context, shop);
  }, [isElsewhere, context]);
  if (isOff) return null;
  if (isElsewhere) return <FormSkeleton />;
  return isForeignPage(context) ? <ForeignPage /> : <GiftCardScreen />;
}

/** Never ask for a PIN on a third party's page: link to the retailer's own page instead. */
function ForeignPage(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  useEffect(() => {
    context.port.warn(
      'api-base is on another origin than the page, so the form for a gift card is not shown: set the attribute allow-sensitive to show it.',
    );
  }, [context]);
  return (
    <section className="screen is-narrow">
      <ScreenHeading isFirst>{intl.t('giftCard.title')}</ScreenHeading>
      <p>{intl.t('giftCard.elsewhere')}</p>
      <p>
        <ExternalLink href={findRetailersScreen(context, '/gift-card-lookup')}>
          {intl.t('giftCard.goToShop')}
        </ExternalLink>
      </p>
    </section>
  );
}

/** The form, or the balance. */
function GiftCardScreen(): ReactNode {
  const intl = useIntl();
  const { card, state } = useGiftCard();
  const { answer, blockedUntil, now } = state;
  const hasAnswer = answer.status !== 'idle' && answer.status !== 'loading';
  const lazyModule = useLazyModule(loadAnswer, hasAnswer || blockedUntil > now);
  // Keep the pressed button, and the focus on it, until the answer's views have loaded.
  const isBusy =
    answer.status === 'loading' || (hasAnswer && (lazyModule.status === 'idle' || lazyModule.status === 'loading'));
  usePageHead('giftCard.description');

  /** Preloads what the answer needs while the shopper types; a failed load is repeated later. */
  function handleStart(): void {
    card.prepare();
    loadAnswer().catch(() => undefined);
  }

  return (
    <section className="screen is-narrow">
      <ScreenHeading>{intl.t('giftCard.title')}</ScreenHeading>
      <RequiredCalls names={['get-gift-card-balance']}>
        {answer.status === 'ready' && lazyModule.status === 'ready' ? (
          <lazyModule.views.BalancePanel {...answer.value} />
        ) : (
          <>
            <p>{intl.t('giftCard.intro')}</p>
            <GiftCardForm message={getMessage(lazyModule)} isBusy={isBusy} onStart={handleStart} />
          </>
        )}
      </RequiredCalls>
    </section>
  );
}

const loadAnswer = async () => (await import('./gift-card-message.js')).giftCardAnswer;

function getMessage(lazyModule: LazyState<(typeof giftCardAnswer)['views']>): ReactNode {
  if (lazyModule.status === 'failed') return <AnswerLoadError onRetry={lazyModule.retry} />;
  return lazyModule.status === 'ready' && <lazyModule.views.GiftCardMessage />;
}

/** The answer arrived, but the views that show it failed to load. */
function AnswerLoadError({ onRetry }: { readonly onRetry: () => void }): ReactNode {
  const intl = useIntl();
  return (
    <LoadError
      takesFocus
      title={intl.t('giftCard.failedTitle')}
      text={intl.t('giftCard.chunkLoad')}
      onRetry={onRetry}
    />
  );
}

/**
 * Sets the page's description and canonical URL while this is the area's screen. A standalone tag leaves its page
 * unchanged.
 */
function usePageHead(description: MessageId): void {
  const context = useElementContext();
  const intl = useIntl();
  useEffect(() => {
    const url = context.port.getRouter()?.getCurrentUrl();
    if (url === undefined) return undefined;
    let isGone = false;
    let takeBack = (): void => {};
    import('../../platform/page-head.js').then(
      ({ setPageHead }) => {
        const canonical = new URL(url, context.platform.address()).href;
        if (!isGone) takeBack = setPageHead({ canonical, description: intl.t(description) });
      },
      // Only search engines read this, so a failure is not reported.
      () => undefined,
    );
    return () => {
      isGone = true;
      takeBack();
    };
  }, [context, intl, description]);
}

interface GiftCardFormProps {
  /** Why the last try gave no balance; below the pressed button, so that no field moves. */
  readonly message: ReactNode;
  readonly isBusy: boolean;
  /** Called when the shopper starts filling it in. */
  readonly onStart: () => void;
}

/** Number and PIN, on a panel shaped like the card. */
function GiftCardForm({ message, isBusy, onStart }: GiftCardFormProps): ReactNode {
  const intl = useIntl();
  const { card, state } = useGiftCard();
  const noteId = useId();
  const isBlocked = state.blockedUntil > state.now;
  const note = isBlocked ? undefined : findNote(state);
  /** What was missing at the last press. */
  const [refusal, setRefusal] = useState<MessageId>();
  const error = note && note === refusal ? intl.t(note) : undefined;
  useAnnouncements(state);

  function handleSubmit(event: SyntheticEvent): void {
    event.preventDefault();
    setRefusal(note);
    card.submit();
  }

  return (
    <form className="form" noValidate autoComplete="off" onSubmit={handleSubmit} onFocus={onStart}>
      <div className="gift-card form" part="card">
        <CardNumberField error={note === 'giftCard.incompleteNumber' ? error : undefined} />
        <PinField error={note === 'giftCard.incompletePin' ? error : undefined} />
      </div>
      <p className="form-note" id={noteId}>
        {note && intl.t(note)}
      </p>
      <Button
        kind="primary"
        type="submit"
        isBusy={isBusy}
        isDisabled={isBlocked || note !== undefined}
        reasonId={isBlocked ? WAIT_ID : noteId}
      >
        {intl.t('giftCard.submit')}
      </Button>
      {message}
    </form>
  );
}

/** Returns why the form cannot be sent yet. */
function findNote({ number, pin }: GiftCardState): MessageId | undefined {
  if (!isCardNumber(number)) return 'giftCard.incompleteNumber';
  return isPin(pin) ? undefined : 'giftCard.incompletePin';
}

/** Announces checking, and that it is slow, once each. */
function useAnnouncements({ answer }: GiftCardState): void {
  const intl = useIntl();
  const { platform } = useElementContext();
  const isLoading = answer.status === 'loading';
  useEffect(() => {
    if (isLoading) platform.announce(intl.t('giftCard.checking'));
  }, [isLoading, intl, platform]);
  useAnnouncement(isLoading && answer.isSlow, 'giftCard.slow');
}

interface CardFieldProps {
  readonly error: string | undefined;
}

/**
 * The PIN field, writable once the number is complete (orders area, section 5); announced, because screen readers would
 * not notice otherwise.
 */
function PinField({ error }: CardFieldProps): ReactNode {
  const intl = useIntl();
  const { platform } = useElementContext();
  const { card, state } = useGiftCard();
  const isOpen = isCardNumber(state.number);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (isOpen && !wasOpen.current) platform.announce(intl.t('giftCard.pinOpen'));
    wasOpen.current = isOpen;
  }, [isOpen, intl, platform]);

  return (
    <Field
      name="pin"
      label={intl.t('giftCard.pin')}
      hint={intl.t(isOpen ? 'giftCard.pinHint' : 'giftCard.pinLocked')}
      value={state.pin}
      error={error}
      onChange={(typed, input) => {
        const pin = toDigits(typed).slice(0, PIN_DIGITS);
        input.value = pin;
        card.edit({ pin });
      }}
      input={{ className: 'figures is-secret', inputMode: 'numeric', readOnly: !isOpen }}
    />
  );
}

/** The card number, grouped while it is typed or pasted. The caret stays after the digit it was after. */
function CardNumberField({ error }: CardFieldProps): ReactNode {
  const intl = useIntl();
  const { card, state } = useGiftCard();
  const typed = useRef<{ readonly input: HTMLInputElement; readonly digitsBefore: number }>(undefined);
  useLayoutEffect(() => {
    if (!typed.current) return;
    const { input, digitsBefore } = typed.current;
    typed.current = undefined;
    const position = Math.min(findGroupedPosition(digitsBefore), input.value.length);
    input.setSelectionRange(position, position);
  }, [state.number]);

  function handleChange(value: string, input: HTMLInputElement): void {
    const number = groupCardNumber(value);
    typed.current = { input, digitsBefore: toDigits(value.slice(0, input.selectionStart ?? value.length)).length };
    // Set the input directly: a character that is not a digit does not change the state, so nothing would render.
    input.value = number;
    card.edit({ number });
  }

  return (
    <Field
      name="accountNumber"
      label={intl.t('giftCard.number')}
      hint={intl.t('giftCard.numberHint')}
      value={state.number}
      error={error}
      isFirst
      onChange={handleChange}
      input={{ className: 'figures', inputMode: 'numeric', maxLength: NUMBER_LENGTH }}
    />
  );
}
