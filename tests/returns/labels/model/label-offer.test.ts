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
};

const FILE: LabelOffer = { hasLabel: true, isPosted: false, code: 'none' };
const NOTHING: LabelOffer = { ...FILE, hasLabel: false };

describe('the offer of a label', () => {
  it.each<[what: string, situation: Partial<LabelSituation>, offer: LabelOffer]>([
    ['is the file, for a return that was begun', {}, FILE],
    ['is the file, for what is still to be sent', { order: { groups: [groupOf(['ordered'])] } }, FILE],
    ['is the file, while one item is in process', { order: { groups: [groupOf(['returnInProcess'])] } }, FILE],
    ['is nothing once all has come back', { order: { groups: [groupOf(['returnCompleted'])] } }, NOTHING],
    ['is nothing for what was denied', { order: { groups: [groupOf(['returnDenied'])] } }, NOTHING],
    [
      'is the file where some came back and some did not',
      { order: { groups: [groupOf(['returnCompleted']), groupOf(['returnCreated'])] } },
      FILE,
    ],
    ['is nothing for a store', { order: { ...CREATED.order, goesToStore: true } }, NOTHING],
    ['is nothing for a store by the method of the page', { method: 'returnToStore' }, NOTHING],
    ['is nothing where a courier comes', { method: 'courierPickup' }, NOTHING],
    ['is nothing where Sagawa comes', { method: 'sagawaPickup|SAGAWA' }, NOTHING],
    ['is the file where a carrier comes that needs one', { method: 'upsPickup|UPSN' }, FILE],
    ['can be posted where the page offers it', { postsLabels: true }, { ...FILE, isPosted: true }],
    [
      'is never posted in a country whose returns ask for none',
      { postsLabels: true, rules: { ...US, requestsLabel: false } },
      FILE,
    ],
    ['has a code where the page shows codes', { showsCodes: true }, { ...FILE, code: 'ofCode' }],
    ['has none where the carrier takes paper alone', { showsCodes: true, isPaperless: false }, FILE],
    ['has none in Europe by the flag of elsewhere', { showsCodes: true, rules: EMEA }, FILE],
    ['may be a code in Europe', { isPaperlessArea: true, rules: EMEA }, { ...FILE, code: 'ofPicture' }],
    ['is none elsewhere by the flag of Europe', { isPaperlessArea: true }, FILE],
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
    ['is the one that is named beside a picture', ['ofPicture', { ...png, code: text }], text],
    ['is the picture itself where none is named', ['ofPicture', png], { kind: 'picture', bytes }],
    ['is none of a file for paper in Europe', ['ofPicture', { ...pdf, code: text }], undefined],
    ['is the one that is named elsewhere', ['ofCode', { ...pdf, code: text }], text],
    ['is none elsewhere where none is named', ['ofCode', png], undefined],
    ['is none where no code is offered', ['none', { ...png, code: text }], undefined],
  ])('%s', (_what, [code, label], found) => {
    expect(findLabelCode({ ...FILE, code }, label)).toEqual(found);
  });
});
