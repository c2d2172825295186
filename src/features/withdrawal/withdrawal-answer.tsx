import { useEffect, useId, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import english from '../../../locales/en.json?only=withdrawal.statement,withdrawal.existingTitle,withdrawal.receiptTitle,withdrawal.name,withdrawal.orderNumber,withdrawal.email,withdrawal.itemLine,withdrawal.line,withdrawal.sending,withdrawal.slow,order.size,order.pieces,order.status,withdrawal.confirmIntro,withdrawal.confirm,withdrawal.change,withdrawal.failed,withdrawal.offline,withdrawal.refused,withdrawal.uncertain,withdrawal.wait,withdrawal.reference,withdrawal.receivedAt,withdrawal.sentTo,withdrawal.existing,withdrawal.keep,withdrawal.print,withdrawal.download,withdrawal.returns,withdrawal.another&ast';
import { useIntl, useElementContext, type LazyModule } from '../../app/context/element-context.js';
import { useNow, useWait } from '../../app/context/use-now.js';
import type { Failure } from '../../http/model/failure.js';
import type { FailureMessage } from '../../i18n/failure-message.js';
import { Button } from '../../ui/button.js';
import { ExternalLink } from '../../ui/external-link.js';
import { MessageBox } from '../../ui/message-box.js';
import { focusHeading } from '../../ui/screen-heading.js';
import type { Statement, StatementSource, StatementFact, WithdrawalReply } from './model/statement.js';
import { preloadWithdrawalCall, useSender } from './sender.js';
import type { WithdrawalState } from './store/withdrawal.js';
import { toStatement, formatReceipt, nameReceipt, RECEIPT_STYLE } from './receipt/format-receipt.js';
import { useWithdrawal } from './withdrawal-controller.js';
import styles from './withdrawal-answer.css?inline';
import print from '../../ui/styles/print.css?inline';
import type { Intl18n } from '../../i18n/create-intl.js';
import { openFile, saveFile, type SavedFile } from '../../platform/save-file.js';
import { formatReceivedAt } from './receipt/format-received-at.js';
import { findCodeLeftMessage } from '../../i18n/code-left-message.js';

/** What follows the first step: the statement to confirm, or its receipt. */
function StatementAnswer({ source }: { readonly source: StatementSource }): ReactNode {
  const intl = useIntl();
  const { withdrawal } = useWithdrawal();
  const statement = useMemo(() => toStatement(source, intl), [source, intl]);
  const { state } = useSender(statement);
  useEffect(preloadWithdrawalCall, []);
  useLayoutEffect(() => {
    if (state.status === 'done') withdrawal.finish(state.reply.isEarlier ? 'existing' : 'receipt');
  }, [withdrawal, state]);
  useAnnouncements(state);
  return state.status === 'done' ? (
    <ReceiptStep reply={state.reply} statement={state.statement} />
  ) : (
    <ConfirmStep statement={statement} />
  );
}

/** Announces sending, and that it is slow, once each. */
function useAnnouncements(state: WithdrawalState): void {
  const intl = useIntl();
  const { platform } = useElementContext();
  const isSending = state.status === 'loading';
  const isSlow = isSending && state.isSlow;
  useEffect(() => {
    if (isSending) platform.announce(intl.t(isSlow ? 'withdrawal.slow' : 'withdrawal.sending'));
  }, [isSending, isSlow, intl, platform]);
}

/** The second step: the statement in full, and the button with the label that the law prescribes. */
function ConfirmStep({ statement }: { readonly statement: Statement }): ReactNode {
  const intl = useIntl();
  const { withdrawal } = useWithdrawal();
  const { sender, state } = useSender(statement);
  const handleConfirm = (): void => sender.confirm(statement);
  const noteId = useId();
  const failure = state.status === 'failed' ? state.failure : undefined;
  const retryAt = failure?.retryAt ?? 0;
  const isWaiting = useNow(retryAt) < retryAt;
  const isBusy = state.status === 'loading';
  const isNothingSent = !isBusy && failure?.isUncertain !== true;
  const reasonId = isBusy || isWaiting ? noteId : undefined;
  return (
    <div className="form">
      {isNothingSent && <p>{intl.t('withdrawal.confirmIntro')}</p>}
      <StatementText sentence={statement.sentence} facts={statement.facts} />
      <p className="form-note" id={noteId}>
        <SendingNote state={state} />
        {isWaiting && <RetryTime until={retryAt} />}
      </p>
      <div className="withdrawal-actions">
        <Button kind="primary" isBusy={isBusy} isDisabled={isWaiting} reasonId={reasonId} onPress={handleConfirm}>
          {intl.t('withdrawal.confirm')}
        </Button>
        <Button kind="secondary" isDisabled={isBusy} reasonId={isBusy ? noteId : undefined} onPress={withdrawal.change}>
          {intl.t('withdrawal.change')}
        </Button>
      </div>
      {failure && <NotSent failure={failure} isWaiting={isWaiting} noteId={noteId} onRetry={handleConfirm} />}
    </div>
  );
}

/** Says that the statement is being sent. */
function SendingNote({ state }: { readonly state: WithdrawalState }): ReactNode {
  const intl = useIntl();
  return state.status === 'loading' && intl.t(state.isSlow ? 'withdrawal.slow' : 'withdrawal.sending');
}

interface NotSentProps {
  readonly failure: Failure;
  readonly isWaiting: boolean;
  /** Id of the text that says how long to wait. */
  readonly noteId: string;
  readonly onRetry: () => void;
}

/** Why the statement was not received, or may not have been. Takes the focus, so that it is read out. */
function NotSent({ failure, isWaiting, noteId, onRetry }: NotSentProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), [failure]);
  const handleRetry = (): void => {
    // Pressing the button removes the message, the button and the focus with them.
    focusHeading(box.current);
    onRetry();
  };
  const { title, text } = getMessage(failure);
  const contact = (parts: ReactNode[]): ReactNode => (
    <ExternalLink key="contact" href={context.findLink('contact')}>
      {parts}
    </ExternalLink>
  );
  return (
    <MessageBox boxRef={box} tone="critical" title={intl.t(title)}>
      <p>{intl.rich(text, { contact })}</p>
      {mayRetry(failure) && (
        <Button kind="text" isDisabled={isWaiting} reasonId={isWaiting ? noteId : undefined} onPress={handleRetry}>
          {intl.t('failure.retry')}
        </Button>
      )}
    </MessageBox>
  );
}

/** The request carries no token, so a gateway that asks for one may accept it the next time. */
function mayRetry({ retryable, isUncertain, status }: Failure): boolean {
  return retryable || isUncertain === true || status === 401;
}

function getMessage(failure: Failure): FailureMessage {
  const left = findCodeLeftMessage(failure);
  if (left) return left;
  if (failure.isUncertain) return { title: 'withdrawal.uncertainTitle', text: 'withdrawal.uncertain' };
  const title = 'withdrawal.failedTitle';
  if (failure.code === 'offline') return { title, text: 'withdrawal.offline' };
  if (failure.code === 'chunk-load') return { title, text: 'failure.chunkLoad' };
  return { title, text: mayRetry(failure) ? 'withdrawal.failed' : 'withdrawal.refused' };
}

/** The time until the next try. It changes every second, so it is not a live region. */
function RetryTime({ until }: { readonly until: number }): ReactNode {
  const intl = useIntl();
  const wait = useWait(until);
  if (!wait) return null;
  return (
    <span className="figures">
      {intl.t(wait.isLong ? 'withdrawal.waitUntil' : 'withdrawal.wait', { time: wait.time })}
    </span>
  );
}

/** What follows the first step; loaded while the shopper fills it in. */
export const withdrawalAnswer = {
  views: { StatementAnswer },
  english,
  styles: [styles, print],
} as const satisfies LazyModule<object>;

interface ReceiptProps {
  readonly reply: WithdrawalReply;
  readonly statement: Statement;
}

/** The receipt: what was received and when, where the service sent its own, and what comes next. */
function ReceiptStep(props: ReceiptProps): ReactNode {
  const intl = useIntl();
  const context = useElementContext();
  const { withdrawal } = useWithdrawal();
  const { withdrawalId, receivedAt, isEarlier, sentTo } = props.reply;
  const zone = getZone();
  const facts = listFacts(props, intl);
  return (
    <div className="form">
      {isEarlier && <p>{intl.t('withdrawal.existing')}</p>}
      <StatementText
        facts={[
          { label: intl.t('withdrawal.reference'), values: [withdrawalId] },
          {
            label: intl.t('withdrawal.receivedAt'),
            values: [formatReceivedAt({ receivedAt, zone, locale: intl.locale })],
          },
        ]}
      />
      <StatementText {...(!isEarlier && { sentence: props.statement.sentence })} facts={facts} />
      {sentTo !== undefined && !isEarlier && (
        <p>{intl.rich('withdrawal.sentTo', { email: () => <bdi key="email">{sentTo}</bdi> })}</p>
      )}
      <p>{intl.t('withdrawal.keep')}</p>
      <div className="withdrawal-actions">
        <Button kind="primary" onPress={() => saveFile(toFile(props, intl))}>
          {intl.t('withdrawal.download')}
        </Button>
        <Button kind="secondary" onPress={() => openFile(toFile(props, intl), true)}>
          {intl.t('withdrawal.print')}
        </Button>
      </div>
      {/* The earlier statement may have been about other items. */}
      {isEarlier && (
        <p>
          <ExternalLink href={context.findLink('contact')}>{intl.t('failure.contact')}</ExternalLink>
        </p>
      )}
      <p>
        <ExternalLink href={context.findLink('returnPolicy')}>{intl.t('withdrawal.returns')}</ExternalLink>
      </p>
      <p>
        <Button kind="text" onPress={withdrawal.startOver}>
          {intl.t('withdrawal.another')}
        </Button>
      </p>
    </div>
  );
}

/** Of an earlier statement, only the order and the e-mail address are known here. */
function listFacts({ reply, statement }: ReceiptProps, intl: Intl18n): Statement['facts'] {
  const known = [intl.t('withdrawal.orderNumber'), intl.t('withdrawal.email')];
  return reply.isEarlier ? statement.facts.filter(({ label }) => known.includes(label)) : statement.facts;
}

function toFile(props: ReceiptProps, intl: Intl18n): SavedFile {
  const { withdrawalId, receivedAt, isEarlier, sentTo } = props.reply;
  const sentence = isEarlier ? intl.t('withdrawal.existing') : props.statement.sentence;
  const sent = sentTo === undefined || isEarlier ? [] : [intl.t('withdrawal.sentTo', { email: sentTo })];
  const statement = { withdrawalId, receivedAt, zone: getZone(), sentence, facts: listFacts(props, intl) };
  const texts = {
    locale: intl.locale,
    direction: intl.direction,
    title: intl.t(isEarlier ? 'withdrawal.existingTitle' : 'withdrawal.receiptTitle'),
    reference: intl.t('withdrawal.reference'),
    receivedAt: intl.t('withdrawal.receivedAt'),
    notes: [intl.t('withdrawal.keep'), ...sent],
  };
  const write = (style: string) => new TextEncoder().encode(formatReceipt(statement, texts, style));
  return {
    name: nameReceipt(withdrawalId),
    mediaType: 'text/html',
    bytes: write(RECEIPT_STYLE),
    opened: { bytes: write(''), style: RECEIPT_STYLE },
  };
}

/** The shopper's zone, as the browser knows it. */
function getZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

interface StatementTextProps {
  /** The sentence that declares the withdrawal; absent if it is not known. */
  readonly sentence?: string;
  readonly facts: readonly StatementFact[];
}

/** A statement as the service receives it. */
function StatementText({ sentence, facts }: StatementTextProps): ReactNode {
  return (
    <div className="withdrawal-text">
      {sentence !== undefined && <p className="withdrawal-sentence">{sentence}</p>}
      <dl>
        {facts.map(({ label, values }) => (
          <div key={label}>
            <dt>{label}</dt>
            {values.map((value, index) => (
              <dd key={index} dir="auto">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
