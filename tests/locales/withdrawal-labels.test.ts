import { describe, expect, it } from 'vitest';
import { findLocale } from '../../src/i18n/create-intl.js';
import { listLocales, readLocale } from '../../scripts/data-files.js';

/**
 * What the link to the withdrawal is called, in the languages of the Union: article 11a of Directive 2011/83/EU has words of its own
 * in each, and some countries have others. docs/languages/second-reading.md says what each was held against.
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
  it.each(LABELS)('is called in %s as the law has it: %s', (language, label) => {
    const name = findLocale(language, listLocales());
    expect(readLocale(name)['withdrawal.link']).toBe(label);
  });

  it.each(['en-GB', 'en-AU', 'es-MX'])('is called in %s as in its base', (name) => {
    const base = name.split('-')[0] ?? '';
    expect(readLocale(name)['withdrawal.link']).toBe(readLocale(base)['withdrawal.link']);
  });
});
