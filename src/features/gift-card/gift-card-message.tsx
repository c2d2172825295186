import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import english from '../../../locales/en.json?only=giftCardAnswer.&ast';
import type { Failure } from '../../http/model/failure.js';
import { signIn } from '../../app/navigation/leave-for.js';
import { useGiftCard, WAIT_ID } from './gift-card-controller.js';
import { useIntl, useElementContext, useSelector, type LazyModule } from '../../app/context/element-context.js';
import type { MessageId } from '../../i18n/create-intl.js';
import { formatWait } from '../../i18n/format-wait.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { CLOCK_ICON } from '../../ui/icons/clock-icon.js';
import { MessageBox } from '../../ui/message-box.js';
import { toDigits, type GiftCardBalance } from './model/gift-card.js';

/** Says why the last try gave no balance, and what helps. Takes the focus with every answer. */
export function GiftCardMessage(): ReactNode {
  const intl = useIntl();
  const { answer, blockedUntil, now } = useGiftCard().state;
  const box = useRef<HTMLDivElement>(null);
  // Depends on this form's answer only: a wait that starts or ends elsewhere must not take the focus from a typing
  // shopper. A layout effect: the answer disables the pressed button, and otherwise the browser would move the focus to
  // `<body>` first.
  useLayoutEffect(() => {
    if (answer.status === 'missing' || answer.status === 'failed') box.current?.focus();
  }, [answer]);

  if (blockedUntil > now) {
    return (
      <MessageBox boxRef={box} tone="critical" icon={CLOCK_ICON} title={intl.t('giftCardAnswer.coolDownTitle')}>
        <CoolDown />
      </MessageBox>
    );
  }
  if (answer.status === 'missing') {
    return (
      <MessageBox boxRef={box} tone="critical" title={intl.t('giftCardAnswer.missTitle')}>
        <p>{intl.t('giftCardAnswer.miss')}</p>
        <EnterPin />
      </MessageBox>
    );
  }
  if (answer.status !== 'failed') return null;
  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t('giftCard.failedTitle')}>
      <p>{intl.t(findText(answer.failure))}</p>
      <FailureActions failure={answer.failure} />
    </MessageBox>
  );
}

/** The time until the next try. It changes every second, so it is not a live region. */
function CoolDown(): ReactNode {
  const intl = useIntl();
  const { blockedUntil, now } = useGiftCard().state;
  const hasTwelveHours = useSelector(useElementContext().settings, ({ market }) => market?.hasTwelveHourClock ?? false);
  const { isLong, time } = formatWait(intl, { until: blockedUntil, now, hasTwelveHours });
  return (
    <p className="figures" id={WAIT_ID}>
      {intl.t(isLong ? 'giftCardAnswer.coolDownUntil' : 'giftCardAnswer.coolDown', { time })}
    </p>
  );
}

/** One action: sign in again, ask for help, or enter the PIN again. */
function FailureActions({ failure }: { readonly failure: Failure }): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  if (failure.status === 401) {
    return (
      <Button kind="text" onPress={() => signIn(context)}>
        {intl.t('giftCardAnswer.signIn')}
      </Button>
    );
  }
  if (failure.retryable) return <EnterPin />;
  return <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>;
}

/** A button that moves the focus to the PIN field, which is empty again. */
function EnterPin(): ReactNode {
  const intl = useIntl();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const handlePress = (): void => {
    paragraph.current?.closest('form')?.querySelector<HTMLElement>('[name=pin]')?.focus();
  };
  return (
    <p ref={paragraph}>
      <Button kind="text" onPress={handlePress}>
        {intl.t('giftCardAnswer.enterPin')}
      </Button>
    </p>
  );
}

function findText({ code, status, retryable }: Failure): MessageId {
  if (code === 'offline') return 'giftCardAnswer.offline';
  if (code === 'chunk-load') return 'giftCard.chunkLoad';
  if (status === 401) return 'giftCardAnswer.signedOut';
  return retryable ? 'giftCardAnswer.failed' : 'giftCardAnswer.refused';
}

/** The last digits of the card number, enough to tell cards apart. */
const SHOWN_DIGITS = 4;

/** The balance, on a panel shaped like the card. Takes the focus, so that it is read out. */
export function BalancePanel({ balance, currency }: GiftCardBalance): ReactNode {
  const intl = useIntl();
  const { card, state } = useGiftCard();
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  // A layout effect: the form is gone with the pressed button, and otherwise the browser would move the focus to
  // `<body>` first.
  useLayoutEffect(() => panel.current?.focus(), []);

  /** The form replaces the balance, so the focus moves to its first field. */
  function handleAnother(): void {
    const root = panel.current?.getRootNode();
    card.reset();
    queueMicrotask(() => root instanceof ShadowRoot && root.querySelector<HTMLElement>('[data-first]')?.focus());
  }

  return (
    <div className="form">
      <div
        className="gift-card"
        part="card"
        role="group"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-sum ${id}-card`}
        ref={panel}
        tabIndex={-1}
        data-first=""
      >
        <p id={`${id}-name`}>{intl.t('giftCardAnswer.balance')}</p>
        <p className="gift-card-sum figures" part="price" id={`${id}-sum`}>
          {intl.money(balance, currency)}
        </p>
        <p className="figures" id={`${id}-card`}>
          {intl.t('giftCardAnswer.ending', { digits: toDigits(state.number).slice(-SHOWN_DIGITS) })}
        </p>
      </div>
      <Button kind="secondary" onPress={handleAnother}>
        {intl.t('giftCardAnswer.another')}
      </Button>
    </div>
  );
}

/** The views shown after the first request; loaded beside the call, so that the form itself stays small. */
export const giftCardAnswer = {
  views: { BalancePanel, GiftCardMessage },
  english,
  styles: [],
} as const satisfies LazyModule<object>;
