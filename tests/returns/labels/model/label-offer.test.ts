import { describe, expect, it } from 'vitest';
import type { DisplayStatus, OrderGroup } from '../../../../src/orders/model/order.js';
import {
  findLabelCode,
  findLabelOffer,
  type LabelOffer,
  type LabelSituation,
} from '../../../../src/returns/labels/model/label-offer.js';
import type { ReturnLabel } from '../../../../src/returns/labels/model/return-label.js';

const groupOf = (statuses: readonly DisplayStatus[], exchangeNumber?: string) =>
  ({ statuses, items: [], ...(exchangeNumber !== undefined && { exchangeNumber }) }) as unknown as OrderGroup;

const US = { requestsLabel: true, hasPaperlessLabels: false, labelsExchanges: true };
const EMEA = { requestsLabel: true, hasPaperlessLabels: true, labelsExchanges: false };

const CREATED: LabelSituation = {
  order: { groups: [groupOf(['returnCreated'])], returnMethod: 'upsDropoff|UPSN' },
  rules: US,
  isPaperlessArea: false,
  showsCodes: false,
  postsLabels: false,
  hasLabelCall: true,
  hasDispatchCall: true,
};

const FILE: LabelOffer = { hasLabel: true, isEmailed: true, isPosted: false, code: 'none' };
const NOTHING: LabelOffer = { ...FILE, hasLabel: false, isEmailed: false };

describe('the offer of a label', () => {
  it.each<[what: string, situation: Partial<LabelSituation>, offer: LabelOffer]>([
    ['is the file for a started return', {}, FILE],
    ['is the file for items that are still to be sent', { order: { groups: [groupOf(['ordered'])] } }, FILE],
    ['is the file while one item is in process', { order: { groups: [groupOf(['returnInProcess'])] } }, FILE],
    ['is nothing once all items were received', { order: { groups: [groupOf(['returnCompleted'])] } }, NOTHING],
    ['is nothing for denied items', { order: { groups: [groupOf(['returnDenied'])] } }, NOTHING],
    [
      'is the file if only some items were received',
      { order: { groups: [groupOf(['returnCompleted']), groupOf(['returnCreated'])] } },
      FILE,
    ],
    ['is nothing for a store', { order: { ...CREATED.order, goesToStore: true } }, NOTHING],
    ['is nothing for a store by the method of the page', { method: 'returnToStore' }, NOTHING],
    ['is nothing if a courier comes', { method: 'courierPickup' }, NOTHING],
    ['is nothing if Sagawa comes', { method: 'sagawaPickup|SAGAWA' }, NOTHING],
    ['is the file if a carrier comes that needs one', { method: 'upsPickup|UPSN' }, FILE],
    ['can be posted if the page offers it', { postsLabels: true }, { ...FILE, isPosted: true }],
    [
      'is the file alone if the back end sends no labels',
      { postsLabels: true, hasDispatchCall: false },
      { ...FILE, isEmailed: false },
    ],
    [
      'is e-mail alone if the back end returns no labels',
      { hasLabelCall: false, showsCodes: true },
      { ...FILE, hasLabel: false },
    ],
    ['is nothing if the back end does neither', { hasLabelCall: false, hasDispatchCall: false }, NOTHING],
    [
      'is never posted in a country without labels',
      { postsLabels: true, rules: { ...US, requestsLabel: false } },
      FILE,
    ],
    ['has a code if the page shows codes', { showsCodes: true }, { ...FILE, code: 'ofCode' }],
    ['has no code if the carrier accepts only paper', { showsCodes: true, isPaperless: false }, FILE],
    ['has no code in Europe by the flag of other countries', { showsCodes: true, rules: EMEA }, FILE],
    ['may be a code in Europe', { isPaperlessArea: true, rules: EMEA }, { ...FILE, code: 'ofPicture' }],
    ['has no code in other countries by the flag of Europe', { isPaperlessArea: true }, FILE],
  ])('%s', (_what, situation, offer) => {
    expect(findLabelOffer({ ...CREATED, ...situation })).toEqual(offer);
  });

  it.each([
    ['with paper, an exchange has its label everywhere', { isPaperlessArea: false, rules: EMEA }, true],
    ['without paper, it has none', { isPaperlessArea: true, rules: EMEA }, false],
    [
      'without paper, it has one where the country says so',
      { isPaperlessArea: true, rules: { ...EMEA, labelsExchanges: true } },
      true,
    ],
    ['it has one outside of Europe', { isPaperlessArea: true, rules: US }, true],
  ])('%s', (_what, situation, hasLabel) => {
    const order = { groups: [groupOf(['returnCreated'], 'EX1')] };
    const offer = findLabelOffer({ ...CREATED, order, ...situation, postsLabels: true });
    expect([offer.hasLabel, offer.isPosted]).toEqual([hasLabel, hasLabel]);
  });
});

describe('the code of a label', () => {
  const bytes = new Uint8Array(1);
  const text = { kind: 'text', text: 'RETURN/1' } as const;
  const pdf: ReturnLabel = { carrier: 'UPSN', kind: 'pdf', bytes };
  const png: ReturnLabel = { carrier: 'UPSN', kind: 'png', bytes };

  it.each<[what: string, known: [code: LabelOffer['code'], label: ReturnLabel], found: unknown]>([
    ['is the text beside a picture', ['ofPicture', { ...png, code: text }], text],
    ['is the picture itself without a text', ['ofPicture', png], { kind: 'picture', bytes }],
    ['is undefined for paper in Europe', ['ofPicture', { ...pdf, code: text }], undefined],
    ['is the text elsewhere', ['ofCode', { ...pdf, code: text }], text],
    ['is undefined elsewhere without a text', ['ofCode', png], undefined],
    ['is undefined if no code is offered', ['none', { ...png, code: text }], undefined],
  ])('%s', (_what, [code, label], found) => {
    expect(findLabelCode({ ...FILE, code }, label)).toEqual(found);
  });
});
