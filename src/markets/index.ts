import { at } from './at.js';
import { au } from './au.js';
import { be } from './be.js';
import { ca } from './ca.js';
import { cn } from './cn.js';
import { cz } from './cz.js';
import { de } from './de.js';
import { defaultMarket } from './default.js';
import { dk } from './dk.js';
import { es } from './es.js';
import { otherMembers } from './europe.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { gb } from './gb.js';
import { gr } from './gr.js';
import { hu } from './hu.js';
import { id } from './id.js';
import { ie } from './ie.js';
import { in as india } from './in.js';
import { it } from './it.js';
import { jp } from './jp.js';
import { kr } from './kr.js';
import { lu } from './lu.js';
import { mx } from './mx.js';
import { my } from './my.js';
import { nl } from './nl.js';
import { ph } from './ph.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import { ru } from './ru.js';
import { se } from './se.js';
import { si } from './si.js';
import { th } from './th.js';
import { tr } from './tr.js';
import { tw } from './tw.js';
import { us } from './us.js';
import { vn } from './vn.js';
import type { ByCountry, Market } from './market.js';
import type { MarketFile } from './market-file.js';

/** Every market. The build extracts them as data, each part for the code that uses it; shipped code never imports this module. */
export const markets: ByCountry<MarketFile> = {
  default: defaultMarket,
  at,
  au,
  be,
  ca,
  cn,
  cz,
  de,
  dk,
  es,
  fi,
  fr,
  gb,
  gr,
  hu,
  id,
  ie,
  in: india,
  it,
  jp,
  kr,
  lu,
  mx,
  my,
  nl,
  ph,
  pl,
  pt,
  ru,
  se,
  si,
  th,
  tr,
  tw,
  us,
  vn,
};

const vat = { tax: 'vat' } as const;
const gst = { tax: 'gst' } as const;

/** Countries outside the European Union that differ from the default only in their tax. */
const otherTaxes: Readonly<Record<string, Partial<Market>>> = {
  ae: vat,
  ar: vat,
  ch: vat,
  cl: vat,
  co: vat,
  il: vat,
  no: vat,
  nz: gst,
  sa: vat,
  sg: gst,
  uy: vat,
  za: vat,
};

/** Countries without a file of their own, each with the rules that differ from the default. */
export const partialMarkets: Readonly<Record<string, Partial<Market>>> = { ...otherMembers, ...otherTaxes };

/** Other two-letter codes for a country. */
export const aliases: Readonly<Record<string, string>> = { el: 'gr', uk: 'gb' };
