import { useEffect, type ReactNode } from 'react';
import { findRetailersScreen, isForeignPage } from '../../app/context/is-foreign-page.js';
import { leaveFor } from '../../app/navigation/leave-for.js';
import { useGiftCard } from './use-gift-card.js';
import { useLazyModule, type LazyState } from '../../app/lazy/use-lazy-module.js';
import { useIntl, useScope } from '../../app/context/scope-context.js';
import { ExternalLink } from '../../ui/external-link.js';
import { FormSkeleton } from '../../ui/form-skeleton.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import type { giftCardAnswer } from './gift-card-message.js';
import { GiftCardForm } from './gift-card-form.js';
import { LoadError } from '../../app/lazy/load-error.js';
import type { MessageId } from '../../i18n/create-intl.js';

/** A shopper asks what is left on a gift card, where the page has such a screen (`enableGiftCardLookup`). */
export function GiftCard(): ReactNode {
  const scope = useScope();
  const isOff = !scope.isFlagOn('enableGiftCardLookup');
  const isElsewhere = !isOff && scope.isFlagOn('disableGiftCardLookup');
  useEffect(() => {
    const shop = isElsewhere ? scope.findLink('shop') : undefined;
    if (shop !== undefined) leaveFor(scope, shop);
  }, [isElsewhere, scope]);
  if (isOff) return null;
  if (isElsewhere) return <FormSkeleton />;
  return isForeignPage(scope) ? <ForeignPage /> : <GiftCardScreen />;
}

/** On somebody else's page nobody is asked for a PIN: the retailer's own page does that. */
function ForeignPage(): ReactNode {
  const intl = useIntl();
  const scope = useScope();
  useEffect(() => {
    scope.port.warn(
      'this page is of another origin than its order service, so no gift card is asked for. A page that may ask for one says so by the attribute "allow-sensitive".',
    );
  }, [scope]);
  return (
    <section className="screen is-narrow">
      <ScreenHeading isFirst>{intl.t('giftCard.title')}</ScreenHeading>
      <p>{intl.t('giftCard.elsewhere')}</p>
      <p>
        <ExternalLink href={findRetailersScreen(scope, '/gift-card-lookup')}>
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
  const part = useLazyModule(loadAnswer, hasAnswer || blockedUntil > now);
  // A button that was pressed keeps the focus until what takes it is there.
  const isBusy = answer.status === 'loading' || (hasAnswer && (part.status === 'idle' || part.status === 'loading'));
  usePageHead('giftCard.description');

  /** Everything the answer needs is fetched while the shopper types; what does not come is asked for again. */
  function handleStart(): void {
    card.prepare();
    loadAnswer().catch(() => undefined);
  }

  return (
    <section className="screen is-narrow">
      <ScreenHeading>{intl.t('giftCard.title')}</ScreenHeading>
      {answer.status === 'ready' && part.status === 'ready' ? (
        <part.views.GiftCardBalance {...answer.value} />
      ) : (
        <>
          <p>{intl.t('giftCard.intro')}</p>
          <GiftCardForm message={getMessage(part)} isBusy={isBusy} onStart={handleStart} />
        </>
      )}
    </section>
  );
}

const loadAnswer = async () => (await import('./gift-card-message.js')).giftCardAnswer;

function getMessage(part: LazyState<(typeof giftCardAnswer)['views']>): ReactNode {
  if (part.status === 'failed') return <AnswerLoadError onRetry={part.retry} />;
  return part.status === 'ready' && <part.views.GiftCardMessage />;
}

/** The answer arrived, but not the views that show it. */
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

/** Says of the page what it is, and by which address it counts, as long as this is the area's screen. A tag that stands alone leaves its page alone. */
function usePageHead(description: MessageId): void {
  const scope = useScope();
  const intl = useIntl();
  useEffect(() => {
    const url = scope.port.getRouter()?.getCurrentUrl();
    if (url === undefined) return undefined;
    let isGone = false;
    let takeBack = (): void => {};
    import('../../platform/page-head.js').then(
      ({ setPageHead }) => {
        const canonical = new URL(url, scope.platform.address()).href;
        if (!isGone) takeBack = setPageHead({ canonical, description: intl.t(description) });
      },
      // What only search engines read is no reason to tell a shopper.
      () => undefined,
    );
    return () => {
      isGone = true;
      takeBack();
    };
  }, [scope, intl, description]);
}
