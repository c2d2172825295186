import { describe, expect, it } from 'vitest';
import { readButtonLabels } from '../i18n/button-labels.js';
import { listButtonLabels, listLongLabels } from './list-long-labels.js';
import { LONG_LABELS } from '../elements/support/long-labels.js';

describe('the labels of buttons', () => {
  it('are found in the sources', () => {
    expect(listButtonLabels().length).toBeGreaterThan(60);
    expect(listButtonLabels()).toEqual(
      expect.arrayContaining(['guestLookup.submit', 'cancelOrder.yes', 'orderDetail.startReturn']),
    );
  });

  it('are at most 1.6 times as long as in English, except those that are shown to fit', () => {
    expect(listLongLabels()).toEqual(LONG_LABELS);
  });

  it.each([
    ["<Button onPress={go}>{intl.t('a.b')}</Button>", ['a.b']],
    ["<Button>{intl.t(isNew ? 'a.b' : 'a.c')}</Button>", ['a.b', 'a.c']],
    ['<PlaceLink className="button is-primary">{intl.t(\'a.b\')}</PlaceLink>', ['a.b']],
    ['<a className="card-open">{intl.t(\'a.b\')}</a>', []],
    ["<p>{intl.t('a.b')}</p>", []],
  ])('are the ids on a button: %s', (text, labels) => {
    expect(readButtonLabels('a.tsx', text, new Set(['a.b', 'a.c']))).toEqual(labels);
  });
});
