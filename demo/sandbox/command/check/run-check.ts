import type { CheckOptions } from './check-options.js';
import { checkExchange } from './check-exchange.js';
import { checkGuestCalls } from './check-guest-calls.js';
import { checkMemberCalls } from './check-member-calls.js';
import { checkOrigins } from './check-origins.js';
import { checkOtherReads } from './check-other-reads.js';
import { checkWrites } from './check-writes.js';
import { readContractDocument } from './contract-document.js';
import { createFindings, type Finding } from './findings.js';
import { readOrderFacts } from './order-facts.js';
import { getText } from './read-wire.js';
import { createSession } from './session.js';
import { watchAnswers } from './watch-answers.js';

/**
 * Holds a back end against the contract.
 *
 * @param contract the text of `openapi.json`
 * @param list is called with the changes that follow, before they are made
 */
export async function runCheck(
  options: CheckOptions,
  contract: string,
  list: (text: string) => void,
): Promise<Finding[]> {
  const findings = createFindings();
  const session = watchAnswers(createSession(options, readContractDocument(contract), findings), findings);
  if (!(await session.start())) return findings.list();
  await checkOrigins(session);
  const guestOrder = await checkGuestCalls(session);
  const order = (await checkMemberCalls(session)) ?? guestOrder;
  const orderNumber = options.orderNumber ?? getText(order, 'orderNumber');
  const facts = order !== undefined && orderNumber !== undefined ? readOrderFacts(order, orderNumber) : undefined;
  await checkOtherReads(session, facts);
  const exchange = await checkExchange(session, facts);
  await checkWrites(session, { facts, exchange }, list);
  return findings.list();
}
