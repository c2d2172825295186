import { describe, expect, it, vi } from 'vitest';
import { loaders } from '../../elements/loaders.js';
import english from '../../locales/en.json';
import { markets } from '../../src/markets/index.js';
import { toTagModule } from '../../scripts/paths.js';
import { listProjectFiles, readProjectFile } from '../structure/project-files.js';
import { PROJECT_ROOT } from '../structure/project-root.js';
import { listStaticClosure } from '../structure/static-closure.js';
import { readBundledPrefixes, readMessageIds } from './read-message-ids.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const KEYS = Object.keys(english).filter((key) => !key.startsWith('@'));
/** Ids that consist of a prefix and the key of a market's return reason. */
const REASONS = Object.values(markets).flatMap(({ returns }) =>
  returns.reasons.map(({ key }) => `returnReason.${key}`),
);
const isThere = (id: string): boolean => KEYS.some((key) => key === id || (id.endsWith('.') && key.startsWith(id)));
const PREFIXES = [...new Set(KEYS.filter((key) => key.includes('.')).map((key) => key.split('.')[0] ?? ''))];
const isSource = (path: string): boolean => /^(src|elements)\/.*\.tsx?$/.test(path) && !path.endsWith('.d.ts');
const SOURCES = listProjectFiles().filter(isSource);

/** The ids of the modules that were read before, by text: many chunks have the same modules. */
const idsByText = new Map<string, string[]>();

function readModuleIds(path: string, text: string): string[] {
  const ids = idsByText.get(text) ?? readMessageIds(path, text, PREFIXES);
  idsByText.set(text, ids);
  return ids;
}

const readIds = (paths: readonly string[]): string[] =>
  paths.flatMap((path) => readModuleIds(path, readProjectFile(path)));

/** Modules that load together: an entry with its static imports, and the modules loaded before it. */
interface Chunk {
  readonly entry: string;
  readonly after?: readonly string[];
}

const CHUNKS: readonly Chunk[] = [
  ...Object.keys(loaders).map((tag) => ({ entry: toTagModule(tag) })),
  { entry: 'src/features/guest-lookup/lookup-message.tsx', after: ['elements/orders-guest-lookup.ts'] },
  { entry: 'src/features/guest-lookup/terms-field.tsx', after: ['elements/orders-guest-lookup.ts'] },
  { entry: 'src/features/order-history/live-pages.tsx', after: ['elements/orders-history.ts'] },
  { entry: 'src/features/order-history/history-tabs.tsx', after: ['elements/orders-history.ts'] },
  { entry: 'src/features/order-history/search/history-search.tsx', after: ['elements/orders-history.ts'] },
  { entry: 'src/features/alerts/alerts-banner.tsx' },
  { entry: 'src/features/order-detail/cancellation/cancel-order.tsx', after: ['elements/orders-detail.ts'] },
  { entry: 'src/features/order-detail/order-boxes-module.tsx', after: ['elements/orders-detail.ts'] },
  { entry: 'src/stores/store-details.tsx', after: ['elements/orders-detail.ts'] },
  { entry: 'src/features/order-detail/e-fapiao/e-fapiao-download.tsx', after: ['elements/orders-detail.ts'] },
  { entry: 'src/features/order-detail/documents/documents-card.tsx', after: ['elements/orders-detail.ts'] },
  { entry: 'src/orders/barcode-block.tsx', after: ['elements/orders-detail.ts'] },
  {
    entry: 'src/features/order-detail/return-cancellation/cancel-return-action.tsx',
    after: ['elements/orders-detail.ts'],
  },
  {
    entry: 'src/features/order-detail/return-cancellation/cancel-return.tsx',
    after: ['elements/orders-detail.ts', 'src/features/order-detail/return-cancellation/cancel-return-action.tsx'],
  },
  {
    entry: 'src/orders/withdrawal-links.tsx',
    after: ['elements/orders-detail.ts', 'elements/orders-guest-lookup.ts', 'elements/orders-history.ts'],
  },
  { entry: 'src/features/withdrawal/order-part-module.tsx', after: ['elements/orders-withdrawal.ts'] },
  { entry: 'src/features/withdrawal/withdrawal-answer.tsx', after: ['elements/orders-withdrawal.ts'] },
  { entry: 'src/features/order-detail/returns/return-content.tsx', after: ['elements/orders-detail.ts'] },
  { entry: 'src/features/order-detail/payment/pay-order.tsx', after: ['elements/orders-detail.ts'] },
  { entry: 'src/returns/labels/label-actions.tsx', after: ['elements/orders-detail.ts'] },
  { entry: 'src/cart/open-shop.tsx', after: ['elements/orders-card.ts'] },
  { entry: 'src/features/return-wizard/stores/store-step.tsx', after: ['elements/orders-return-wizard.ts'] },
  { entry: 'src/features/return-wizard/exchange/exchange-step.tsx', after: ['elements/orders-return-wizard.ts'] },
  { entry: 'src/features/return-wizard/address/address-step.tsx', after: ['elements/orders-return-wizard.ts'] },
  { entry: 'src/features/return-wizard/review/review-step.tsx', after: ['elements/orders-return-wizard.ts'] },
  { entry: 'src/features/curbside/stage.tsx', after: ['elements/orders-curbside-checkin.ts'] },
  { entry: 'src/features/curbside/curbside-store.tsx', after: ['elements/orders-curbside-checkin.ts'] },
  { entry: 'src/features/gift-card/gift-card-message.tsx', after: ['elements/orders-gift-card-balance.ts'] },
  { entry: 'src/features/bank-refund/iban-module.ts', after: ['elements/orders-bank-refund.ts'] },
  { entry: 'src/features/kiosk/present-kiosk.tsx' },
  { entry: 'src/app/guest-proof/create-code-queue.tsx' },
  { entry: 'src/orders/masked-notice.tsx', after: ['elements/orders-detail.ts'] },
  { entry: 'src/app/lazy/missing-calls-module.tsx' },
  { entry: 'src/app/configuration/explain-problems.ts' },
];

const listModules = (entry: string): string[] => [...listStaticClosure(PROJECT_ROOT, entry)].filter(isSource);

/** Messages of a failure that only occurs after the step that asks for a code was shown, which has them. */
const AFTER_CODE_STEP = ['codeStep.leftTitle', 'codeStep.left'];

/** Ids that a chunk uses without an English text in it or in the chunks before it. */
function listMissing({ entry, after = [] }: Chunk, readText = readProjectFile): string[] {
  const modules = listModules(entry);
  const bundled = [...modules, ...after.flatMap(listModules)].flatMap((path) => readBundledPrefixes(readText(path)));
  const messageIds = modules.flatMap((path) => readModuleIds(path, readText(path)));
  const needed = [...new Set(messageIds)].filter((id) => !AFTER_CODE_STEP.includes(id));
  return needed.filter((id) => !bundled.some((prefix) => id.startsWith(prefix))).sort();
}

describe('a message id', () => {
  const used = new Set([...readIds(SOURCES), ...REASONS]);

  it('is found in the sources by this test', () => {
    expect(SOURCES.length).toBeGreaterThan(40);
    expect(used.size).toBeGreaterThan(30);
    expect(
      readMessageIds('a.tsx', "intl.t('order.total'); const a = <A b='failure.retry' />; // 'order.size'", PREFIXES),
    ).toEqual(['order.total', 'failure.retry']);
  });

  it('that is used in the code has an English text', () => {
    expect([...used].filter((id) => !isThere(id))).toEqual([]);
  });

  it('without an English text is reported', () => {
    const text = "t('order.nowhere'); t(`failure.other`); t('guestCardErrorMessage'); t(`returnReason.${key}`)";
    const ids = readMessageIds('a.ts', text, PREFIXES);
    expect(ids).toContain('returnReason.');
    expect(ids.filter((id) => !isThere(id))).toEqual(['order.nowhere', 'failure.other', 'guestCardErrorMessage']);
  });

  it.each(KEYS)('with an English text is used in the code: %s', (key) => {
    expect(used).toContain(key);
  });
});

describe('the English texts of a chunk', () => {
  it.each(CHUNKS)('cover every id that $entry uses', (chunk) => {
    expect(readIds(listModules(chunk.entry)).length).toBeGreaterThan(0);
    expect(listMissing(chunk)).toEqual([]);
  });

  it.each(CHUNKS)('are reported if $entry brings fewer', (chunk) => {
    const withLess = (path: string): string => {
      const text = readProjectFile(path);
      return path === chunk.entry ? text.replace(/\?only=[^&]+&ast/, '?only=nothing.&ast') : text;
    };
    expect(listMissing(chunk, withLess).length).toBeGreaterThan(0);
  });

  it('are tested for every module that brings some', () => {
    const bringing = SOURCES.filter((path) => readBundledPrefixes(readProjectFile(path)).length > 0);
    expect(bringing.sort()).toEqual(CHUNKS.map(({ entry }) => entry).sort());
  });

  it('have only prefixes of existing ids', () => {
    const prefixes = SOURCES.flatMap((path) => readBundledPrefixes(readProjectFile(path)));
    for (const prefix of prefixes)
      expect(
        KEYS.filter((key) => key.startsWith(prefix)),
        prefix,
      ).not.toEqual([]);
  });
});
