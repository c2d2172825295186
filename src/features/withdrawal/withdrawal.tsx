import type { ReactNode } from 'react';
import { useIntl, useElementContext, useSelector } from '../../app/context/element-context.js';
import { LoadError } from '../../app/lazy/lazy-view.js';
import { RequiredCalls } from '../../app/lazy/required-calls.js';
import { useLazyModule } from '../../app/lazy/use-lazy-module.js';
import { useLeaveGuard } from '../../app/navigation/use-leave-guard.js';
import { ExternalLink } from '../../ui/external-link.js';
import { ScreenHeading } from '../../ui/screen-heading.js';
import { StepHeading } from '../../ui/step-heading.js';
import { StatementStep } from './statement-step.js';
import { useWithdrawal } from './withdrawal-controller.js';
import { hasWithdrawal } from '../../app/data/has-withdrawal.js';

/**
 * The function to withdraw from a contract (Directive 2011/83/EU, article 11a): a statement, its confirmation and the
 * receipt. Countries outside of the European Union are told that nothing is offered.
 */
export function Withdrawal(): ReactNode {
  const { country } = useSelector(useElementContext().settings, ({ configuration }) => configuration);
  return hasWithdrawal(country) ? <WithdrawalScreen /> : <NotHere />;
}

function NotHere(): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  return (
    <section className="screen is-narrow">
      <ScreenHeading isFirst>{intl.t('withdrawal.title')}</ScreenHeading>
      <p>{intl.t('withdrawal.notHere')}</p>
      <p>
        <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
      </p>
    </section>
  );
}

const loadAnswer = async () => (await import('./withdrawal-answer.js')).withdrawalAnswer;

const HEADINGS = {
  statement: 'withdrawal.statementTitle',
  confirm: 'withdrawal.confirmTitle',
  receipt: 'withdrawal.receiptTitle',
  existing: 'withdrawal.existingTitle',
} as const;

function WithdrawalScreen(): ReactNode {
  const intl = useIntl();
  const { form } = useWithdrawal();
  const { source, result = 'confirm' } = form;
  const lazyModule = useLazyModule(loadAnswer, source !== undefined);
  const views = source && lazyModule.status === 'ready' ? lazyModule.views : undefined;
  const step = views ? result : 'statement';
  useLeaveGuard(form.result === undefined && Object.values(form.edits).some(Boolean));

  /** Preloads what the next step needs while the shopper types; a failed load is repeated later. */
  function handleStart(): void {
    loadAnswer().catch(() => undefined);
  }

  return (
    <section className="screen is-narrow withdrawal">
      <StepHeading screen={{ key: step, heading: intl.t(HEADINGS[step]) }} />
      <RequiredCalls names={['request-withdrawal']}>
        {views && source ? (
          <views.StatementAnswer source={source} />
        ) : (
          <StatementStep
            isBusy={source !== undefined && lazyModule.status !== 'failed'}
            message={lazyModule.status === 'failed' && <LoadError takesFocus onRetry={lazyModule.retry} />}
            onStart={handleStart}
          />
        )}
      </RequiredCalls>
    </section>
  );
}
