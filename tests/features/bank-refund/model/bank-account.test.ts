import { describe, expect, it } from 'vitest';
import {
  checkAccount,
  listNames,
  toPlainIban,
  toSentAccount,
} from '../../../../src/features/bank-refund/model/bank-account.js';

const ACCOUNT = { firstName: 'Robin', lastName: 'Doe', iban: 'NL91ABNA0417164300' };
const LONGEST = 'Maximiliana-Friederike-A';

describe('the names of an account', () => {
  it.each(['hu', 'ja-JP', 'ko', 'vi-VN', 'zh-Hans-CN', 'zh-TW'])('begin with the family name in %s', (locale) => {
    expect(listNames(locale)).toEqual(['lastName', 'firstName']);
  });

  it.each(['en', 'de-AT', 'id', 'th', 'ru'])('begin with the given name in %s', (locale) => {
    expect(listNames(locale)).toEqual(['firstName', 'lastName']);
  });
});

describe('an account', () => {
  it('is complete with both names and a number', () => {
    expect(checkAccount(ACCOUNT)).toEqual({ longNames: [] });
  });

  it.each(['firstName', 'lastName', 'iban'] as const)('is incomplete without %s, or with a blank one', (name) => {
    for (const text of ['', '  ']) expect(checkAccount({ ...ACCOUNT, [name]: text }).isIncomplete).toBe(true);
  });

  it.each(['firstName', 'lastName'] as const)('may have no %s of more than 24 characters', (name) => {
    expect(LONGEST).toHaveLength(24);
    const check = (text: string) => checkAccount({ ...ACCOUNT, [name]: text }).longNames;
    expect(check(LONGEST)).toEqual([]);
    expect(check(` ${LONGEST} `)).toEqual([]);
    expect(check(`${LONGEST}b`)).toEqual([name]);
  });

  it('counts code points, not code units', () => {
    expect(checkAccount({ ...ACCOUNT, firstName: '𠮷'.repeat(24) }).longNames).toEqual([]);
  });

  it('is sent with trimmed names, and with its number in capitals without spaces', () => {
    const typed = { firstName: ' Robin ', lastName: 'van  Dam ', iban: ' nl91 abna\t0417 1643 00' };
    expect(toSentAccount(typed)).toEqual({ firstName: 'Robin', lastName: 'van  Dam', iban: ACCOUNT.iban });
  });
});

describe('a typed account number', () => {
  it.each([
    'NL91 ABNA 0417 1643 00',
    'nl91abna0417164300',
    'NL91-ABNA-0417-1643-00',
    'NL91\u00a0ABNA\u202f0417\u20091643\u200b00',
    '\u200eNL91ABNA0417164300\u200e',
    'NL91\u2013ABNA\u20130417164300',
  ])('is normalised: %j', (typed) => {
    expect(toPlainIban(typed)).toBe(ACCOUNT.iban);
  });
});
