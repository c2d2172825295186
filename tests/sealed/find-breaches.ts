import type { Evidence } from './cell-walk.js';
import { UNTRUSTED, type SealedCell } from './sealed-cells.js';
import { listSecrets, PAGE_SECRETS } from './secrets.js';

/** The checks of every cell. */
export const CHECKS = ['attack', 'foreign', 'other id', 'outcome', 'requests', 'event', 'console'] as const;

/** Ids that redirects lead to, in the sandbox's addresses. */
const OTHER_IDS = /\/(?:US10000003|RT10000011|upm-1002|other-[a-z]+)(?:\/|$)/;

type Find = (cell: SealedCell, seen: Evidence) => readonly string[];

const FINDERS: Readonly<Record<Check, Find>> = {
  attack: findMissingAttack,
  foreign: findArrivals,
  'other id': findOtherIds,
  outcome: findWrongOutcome,
  requests: findWrongCount,
  event: findWrongEvents,
  console: findWrongLines,
};

export type Check = (typeof CHECKS)[number];

/** Returns the differences between expected and observed results, each prefixed with its check. */
export function findBreaches(cell: SealedCell, seen: Evidence, checks: readonly Check[] = CHECKS): string[] {
  return checks.flatMap((name) => FINDERS[name](cell, seen).map((breach) => `${name}: ${breach}`));
}

/** Checks that the attack took place; otherwise the cell proves nothing. */
function findMissingAttack({ scene, attack }: SealedCell, { traces, journal, foreign, errors }: Evidence): string[] {
  const { redirect, kind } = attack;
  const answers = journal.filter(({ call }) => call === scene.call).map(({ status }) => status);
  const isRequested = foreign.requests.length > 0 || errors.includes(UNTRUSTED);
  const conditions: readonly (readonly [isSo: boolean, otherwise: string])[] = [
    [!redirect || answers.includes(redirect.status), 'no redirect was answered'],
    [kind !== 'wrapped fetch' || traces.wasWrapped, 'no wrapper was used'],
    [kind !== 'base' || traces.baseUri.startsWith(foreign.origin), 'the page has another base'],
    [kind !== 'config block' || traces.hasBlock, 'there is no block'],
    [kind !== 'injected tag' || (traces.isDefined && traces.apiBase === foreign.origin), 'there is no such tag'],
    [kind !== 'injected tag' || isRequested, 'the tag sent no request'],
  ];
  return conditions.flatMap(([isSo, otherwise]) => (isSo ? [] : [otherwise]));
}

/**
 * Checks that the foreign server receives nothing, except what a shopper types into an injected tag, which belongs to
 * the tag's own origin.
 */
function findArrivals({ attack }: SealedCell, { foreign, traces }: Evidence): string[] {
  const isInjected = attack.kind === 'injected tag';
  const lines = foreign.requests.flatMap((request) => {
    const secrets = isInjected ? listSecrets(request, PAGE_SECRETS) : listSecrets(request);
    if (isInjected && secrets.length === 0) return [];
    return [`${request.method} ${request.path} with ${secrets.join(', ') || 'no secret'}`];
  });
  const isLinked = attack.kind === 'base' && traces.linkOrigins.includes(foreign.origin);
  return [...new Set(lines), ...(isLinked ? ['a link leads there'] : [])];
}

function findOtherIds(_cell: SealedCell, { journal }: Evidence): string[] {
  return journal.filter(({ path }) => OTHER_IDS.test(path)).map(({ call, path }) => `${call} ${path}`);
}

/** An injected tag may be rejected or ask for an order lookup. */
function findWrongOutcome({ must, scene }: SealedCell, seen: Evidence): string[] {
  const { obstacle, hasOutcome, hasNextAction, hasProvedOrder, traces, errors } = seen;
  if (!traces.isUsable) return ['the tag shows nothing that helps'];
  if (!must) {
    const isTrue = obstacle === '' || errors.includes(UNTRUSTED) || hasProvedOrder;
    return isTrue ? [] : [`the walk did not end: ${obstacle}`];
  }
  if (!hasOutcome) return [`not ${must.name}${obstacle && `: ${obstacle}`}`];
  return hasNextAction ? [] : [`${scene.call} offers no next action`];
}

/** Checks the number of requests to the page's own service; an injected tag must not send any. */
function findWrongCount({ must, scene }: SealedCell, { journal }: Evidence): string[] {
  const count = journal.filter(({ call }) => call === scene.call).length;
  if (!must) return count === 0 ? [] : [`${count} at the page's own service`];
  const isRight = must.requests === undefined ? count > 0 : count === must.requests;
  return isRight ? [] : [`${count}, not ${must.requests ?? 'at least 1'}`];
}

function findWrongEvents({ must }: SealedCell, { errors }: Evidence): string[] {
  if (!must || errors.join() === must.errors.join()) return [];
  return [`${errors.join() || 'none'}, not ${must.errors.join() || 'none'}`];
}

/**
 * Checks for secrets. If a tag was rejected, exactly one line must name the tag, the origin and the setting to change.
 */
function findWrongLines({ must }: SealedCell, { consoleLines, errors, leaked, foreign }: Evidence): string[] {
  if (must || !errors.includes(UNTRUSTED)) return [...leaked];
  const parts = [foreign.origin, /orders-\w+/, /configureOrders|trustedOrigins/];
  const reports = consoleLines.filter((line) =>
    parts.every((part) => (typeof part === 'string' ? line.includes(part) : part.test(line))),
  );
  return reports.length === 1 ? [...leaked] : [...leaked, `${reports.length} lines name tag, origin and what to set`];
}
