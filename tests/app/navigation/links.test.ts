import { describe, expect, it } from 'vitest';
import type { LinkName, OrdersAdapter } from '../../../src/app/configuration/adapter.js';
import { findLink } from '../../../src/app/navigation/links.js';
import { CONTACT_URLS, FORBIDDEN_URLS, HOSTILE_URLS } from '../../support/hostile-urls.js';

const PAGE = 'https://shop.example/orders';
const NAMES: readonly (readonly [LinkName, string])[] = [
  ['contact', '/help/contact'],
  ['signIn', '/login'],
  ['termsOfUse', '/legal/terms-of-use'],
  ['termsOfSale', '/legal/terms-of-sale'],
  ['privacyPolicy', '/legal/privacy-policy'],
  ['returnPolicy', '/legal/return-policy'],
];

const find = (name: LinkName, adapter?: OrdersAdapter, locale = 'en') =>
  findLink(name, { adapter, country: 'us', locale, pageUrl: PAGE });

describe('a link', () => {
  it.each(NAMES)('%s leads to %s of the shop', (name, path) => {
    expect(find(name)).toBe(`https://shop.example/us/en${path}`);
    expect(find(name, { retailer: { siteUrl: 'https://www.retailer.example' } })).toBe(
      `https://www.retailer.example/us/en${path}`,
    );
  });

  it('uses the language without script or region', () => {
    expect(find('contact', undefined, 'zh-Hant-TW')).toBe('https://shop.example/us/zh/help/contact');
  });

  it.each(NAMES)('%s can be replaced by the page', (name) => {
    expect(find(name, { links: { [name]: 'https://help.example/a?b=c' } })).toBe('https://help.example/a?b=c');
    expect(find(name, { links: { [name]: '/own' } })).toBe('https://shop.example/own');
  });

  it('is undefined if the page sets an empty address', () => {
    expect(find('contact', { links: { contact: '' } })).toBeUndefined();
  });

  it.each(NAMES)('%s passes the URL gate, whatever the page sets', (name) => {
    const isContact = (url: string): boolean => name === 'contact' && CONTACT_URLS.includes(url);
    for (const url of FORBIDDEN_URLS) {
      expect(find(name, { links: { [name]: url } })).toBe(isContact(url) ? url : undefined);
    }
    const links = HOSTILE_URLS.filter((url) => !isContact(url)).map((url) => find(name, { links: { [name]: url } }));
    const accepted = links.filter((link) => link !== undefined);
    expect(accepted).not.toEqual([]);
    for (const link of accepted) expect(link).toMatch(/^https:\/\//);
  });

  it('passes the URL gate, whatever the site is', () => {
    const links = HOSTILE_URLS.map((siteUrl) => find('contact', { retailer: { siteUrl } }));
    const accepted = links.filter((link) => link !== undefined);
    expect(accepted).not.toEqual([]);
    for (const link of accepted) {
      expect(link).toMatch(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/);
    }
  });
});
