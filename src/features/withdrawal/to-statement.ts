import type { Intl18n } from '../../i18n/create-intl.js';
import { formatItemName } from '../../orders/item-words.js';
import { isWhole, listChosen, listOrderLines } from './model/order-lines.js';
import type { Statement, StatementFact, StatementSource } from './model/statement.js';

/** Words the statement as it is shown, sent and repeated on the receipt. */
export function toStatement({ values, order, counts }: StatementSource, intl: Intl18n): Statement {
  const name = values.name.trim();
  const orderNumber = values.orderNumber.trim();
  const email = values.email.trim();
  const note = order ? '' : values.about.trim();
  const lines = order ? listOrderLines(order) : [];
  const items = listChosen(lines, counts);
  const chosen = items.map(({ orderLineKey, quantity }) => {
    const line = lines.find(({ key }) => key === orderLineKey);
    return intl.t('withdrawal.itemLine', { count: quantity, name: line ? formatItemName(line, intl) : orderLineKey });
  });
  const isPart = items.length > 0 && !isWhole(lines, counts);
  const sentence = intl.t(isPart ? 'withdrawal.statementItems' : 'withdrawal.statement', { number: orderNumber });
  const facts: StatementFact[] = [
    { label: intl.t('withdrawal.name'), values: [name] },
    { label: intl.t('withdrawal.orderNumber'), values: [orderNumber] },
    ...(chosen.length > 0 ? [{ label: intl.t('withdrawal.statementItemsLabel'), values: chosen }] : []),
    ...(note === '' ? [] : [{ label: intl.t('withdrawal.statementAbout'), values: [note] }]),
    { label: intl.t('withdrawal.email'), values: [email] },
  ];
  const written = facts.map(({ label, values: texts }) =>
    intl.t('withdrawal.line', { label, value: texts.join('; ') }),
  );
  return {
    ...{ orderNumber, name, email, sentence, facts },
    ...(items.length > 0 && { items }),
    ...(note !== '' && { note }),
    text: [sentence, ...written].join('\n'),
  };
}
