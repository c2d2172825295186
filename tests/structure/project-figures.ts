import { posix } from 'node:path';
import { listProjectFiles, readProjectFile } from './project-files.js';
import { readImports } from './read-imports.js';

/** How easy the source is to navigate. Type imports count: a reader follows them too. */
export interface ProjectFigures {
  readonly sourceFiles: number;
  /** Share of source files that exactly one other source file imports, in per cent. Entries of a table are left out. */
  readonly oneImporter: number;
  /** Number of imports that 90 % of the files do not exceed. */
  readonly importsP90: number;
  /** Source files reachable from the tag of the gift card balance, lazy imports included. */
  readonly giftCardReach: number;
  readonly walks: readonly { readonly name: string; readonly files: number }[];
}

const GIFT_CARD_TAG = 'elements/orders-gift-card-balance.ts';

/**
 * Tables with a file for each entry: tags, countries and the regions of countries. Whoever adds an entry adds a file, so the one importer
 * of such a file says nothing about how the code is divided.
 */
const TABLES = [
  'elements/loaders.ts',
  'elements/screen-loaders.ts',
  'src/markets/index.ts',
  'src/markets/addresses/region-tables.ts',
];

/** A step of a walk: a file, and the text in it that passes the value on. */
type Step = readonly [file: string, text: string];

/** The files that a reader opens to follow one value, in order. A test checks that each step still exists. */
export const WALKS: Readonly<Record<string, readonly Step[]>> = {
  'order number, from the field of the lookup to the request': [
    ['src/features/guest-lookup/guest-lookup.tsx', 'lookup.edit({ orderNumber })'],
    ['src/features/guest-lookup/lookup-controller.ts', 'createLookupCalls(context)'],
    ['src/features/guest-lookup/store/lookup.ts', 'values.orderNumber.trim()'],
    ['src/features/guest-lookup/store/pending-lookup.ts', 'calls.getOrderSummary({ orderNumber'],
    ['src/orders/calls.ts', 'getOrderSummary(callContext, { orderNumber'],
    ['src/app/calls/lazy-call.ts', 'run(prepareCall(context, { request, lazyCall }), request, signal)'],
    ['src/orders/api/get-order-summary.ts', 'params: { orderNumber }'],
    ['src/http/define-call.ts', 'send(context, request)'],
    ['src/http/client.ts', 'context.apiBase + withGuestFilters'],
  ],
  'return reason, from the field of the wizard to the body of the request': [
    ['src/features/return-wizard/item-choice.tsx', "type: 'setReason'"],
    ['src/returns/store/return-wizard.ts', "case 'setReason'"],
    ['src/features/return-wizard/wizard-step-content.tsx', 'submit('],
    ['src/features/return-wizard/submission/use-return-submission.ts', 'controller.toCapture('],
    ['src/features/return-wizard/submission/return-controller.ts', 'toReturnCapture(plan'],
    ['src/returns/model/return-capture.ts', 'toApiReason(reasons, choice)'],
    ['src/features/return-wizard/submission/store/return-submission.ts', 'requestReturn('],
    ['src/features/return-wizard/store/dismissible-action.ts', 'extends OrderAction'],
    ['src/orders/store/order-action.ts', 'abstract class OrderAction'],
    ['src/returns/return-calls.ts', 'requestReturn: lazyCall('],
    ['src/app/calls/lazy-call.ts', 'run(prepareCall(context, { request, lazyCall }), request, signal)'],
    ['src/returns/api/request-return.ts', 'orderLines: capture.lines'],
  ],
};

export function readProjectFigures(): ProjectFigures {
  const files = listProjectFiles().filter((path) => /^(src|elements)\/.+\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  const imports = new Map(files.map((path) => [path, listImports(path, files)]));
  const importers = new Map<string, number>();
  for (const target of [...imports.values()].flat()) importers.set(target, (importers.get(target) ?? 0) + 1);
  const counts = [...imports.values()].map((targets) => targets.length).sort((a, b) => a - b);
  const entries = new Set(TABLES.flatMap((path) => imports.get(path) ?? []));
  const others = files.filter((path) => !entries.has(path));
  const withOneImporter = others.filter((path) => importers.get(path) === 1).length;
  return {
    sourceFiles: files.length,
    oneImporter: Math.round((withOneImporter / others.length) * 100),
    importsP90: counts[Math.floor(counts.length * 0.9)] ?? 0,
    giftCardReach: countReach(GIFT_CARD_TAG, imports),
    walks: Object.entries(WALKS).map(([name, steps]) => ({ name, files: steps.length })),
  };
}

/** The source files that a file imports, each once. */
function listImports(path: string, files: readonly string[]): string[] {
  const known = new Set(files);
  const targets = readImports(path, readProjectFile(path)).flatMap(({ from }) => {
    if (!from.startsWith('.')) return [];
    const base = posix.join(posix.dirname(path), from).replace(/\.js$/, '');
    return [`${base}.ts`, `${base}.tsx`].filter((candidate) => known.has(candidate));
  });
  return [...new Set(targets)];
}

function countReach(start: string, imports: ReadonlyMap<string, readonly string[]>): number {
  const seen = new Set([start]);
  for (const path of seen) for (const target of imports.get(path) ?? []) seen.add(target);
  return seen.size;
}
