import { describe, expect, it } from 'vitest';
import { findLocale } from '../../src/i18n/create-intl.js';
import { listLocales, readLocale } from '../../scripts/data-files.js';

/**
 * The labels of the withdrawal in the languages of the Union, of the link and of the button that confirms: article 11a of
 * Directive 2011/83/EU prescribes both in each, and some countries differ. docs/languages/second-reading.md names the source of each.
 */
const LABELS = [
  ['cs', 'Odstoupit od smlouvy', 'Potvrdit odstoupení od smlouvy'],
  ['da', 'Fortryd aftale', 'Bekræft fortrydelse'],
  ['de', 'Vertrag widerrufen', 'Widerruf bestätigen'],
  ['el', 'Πατήστε εδώ για υπαναχώρηση', 'Επιβεβαίωση υπαναχώρησης'],
  ['en', 'Withdraw from contract here', 'Confirm withdrawal'],
  ['es', 'Desistir del contrato aquí', 'Confirmar desistimiento'],
  ['fi', 'Peruuta sopimus tästä', 'Vahvista peruuttaminen'],
  ['fr', 'Renoncer au contrat ici', 'Confirmer la rétractation'],
  ['hu', 'Elállás a szerződéstől', 'Elállás megerősítése'],
  ['it', 'Recedi dal contratto qui', 'Conferma recesso'],
  ['nl', 'Hier de overeenkomst herroepen', 'Herroeping bevestigen'],
  ['pl', 'Odstąp od umowy tutaj', 'Potwierdź odstąpienie od umowy'],
  ['pt', 'Retrate-se do contrato aqui', 'Confirmar retratação'],
  ['sl', 'Kliknite tukaj za odstop od pogodbe', 'Potrdi odstop od pogodbe'],
  ['sv', 'Ångra avtalet här', 'Bekräfta frånträde'],
] as const;

describe('the withdrawal', () => {
  it.each(LABELS)('has the legal labels in %s: %s, %s', (language, link, confirm) => {
    const texts = readLocale(findLocale(language, listLocales()));
    expect(texts['withdrawal.link']).toBe(link);
    expect(texts['withdrawal.confirm']).toBe(confirm);
  });

  it.each(['en-GB', 'en-AU', 'es-MX', 'fr-CA', 'pt-BR'])('has the labels of the base in %s', (name) => {
    const base = readLocale(name.split('-')[0] ?? '');
    expect(readLocale(name)['withdrawal.link']).toBe(base['withdrawal.link']);
    expect(readLocale(name)['withdrawal.confirm']).toBe(base['withdrawal.confirm']);
  });
});
