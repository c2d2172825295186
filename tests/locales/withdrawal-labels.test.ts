import { describe, expect, it } from 'vitest';
import { findLocale } from '../../src/i18n/create-intl.js';
import { listLocales, readLocale } from '../../scripts/data-files.js';

/**
 * The label of the withdrawal link in the languages of the Union: article 11a of Directive 2011/83/EU prescribes it in each, and some
 * countries differ. docs/languages/second-reading.md names the source of each.
 */
const LABELS = [
  ['cs', 'Odstoupit od smlouvy'],
  ['da', 'Fortryd aftale'],
  ['de', 'Vertrag widerrufen'],
  ['el', 'Πατήστε εδώ για υπαναχώρηση'],
  ['en', 'Withdraw from contract here'],
  ['es', 'Desistir del contrato aquí'],
  ['fi', 'Peruuta sopimus tästä'],
  ['fr', 'Renoncer au contrat ici'],
  ['hu', 'Elállás a szerződéstől'],
  ['it', 'Recedi dal contratto qui'],
  ['nl', 'Hier de overeenkomst herroepen'],
  ['pl', 'Odstąp od umowy tutaj'],
  ['pt', 'Retrate-se do contrato aqui'],
  ['sl', 'Kliknite tukaj za odstop od pogodbe'],
  ['sv', 'Ångra avtalet här'],
] as const;

describe('the link to the withdrawal', () => {
  it.each(LABELS)('has the legal label in %s: %s', (language, label) => {
    const name = findLocale(language, listLocales());
    expect(readLocale(name)['withdrawal.link']).toBe(label);
  });

  it.each(['en-GB', 'en-AU', 'es-MX'])('has the label of the base in %s', (name) => {
    const base = name.split('-')[0] ?? '';
    expect(readLocale(name)['withdrawal.link']).toBe(readLocale(base)['withdrawal.link']);
  });
});
