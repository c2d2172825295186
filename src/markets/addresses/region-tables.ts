import type { RegionTable } from './postal-layout.js';
import { auRegions } from './regions/au-regions.js';
import { cnRegions } from './regions/cn-regions.js';
import { idRegions } from './regions/id-regions.js';
import { inRegions } from './regions/in-regions.js';
import { jpRegions } from './regions/jp-regions.js';
import { jpLatinRegions } from './regions/jp-latin-regions.js';
import { mxRegions } from './regions/mx-regions.js';
import { myRegions } from './regions/my-regions.js';
import { phRegions } from './regions/ph-regions.js';
import { ruRegions } from './regions/ru-regions.js';
import { thRegions } from './regions/th-regions.js';
import { trRegions } from './regions/tr-regions.js';
import { twRegions } from './regions/tw-regions.js';
import { vnRegions } from './regions/vn-regions.js';

const TABLES: Readonly<Record<RegionTable, Readonly<Record<string, string>>>> = {
  au: auRegions,
  cn: cnRegions,
  id: idRegions,
  in: inRegions,
  jp: jpRegions,
  jpLatin: jpLatinRegions,
  mx: mxRegions,
  my: myRegions,
  ph: phRegions,
  ru: ruRegions,
  th: thRegions,
  tr: trRegions,
  tw: twRegions,
  vn: vnRegions,
};

/** Codes of one digit, which ISO 3166-2 writes with two. Our assumption: a system that stores codes as numbers drops the leading zero. */
const SINGLE_DIGITS = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`${index + 1}`, `0${index + 1}`]));

/**
 * Other codes that shops and their carriers may send for a region, and the ISO 3166-2 code of each: former codes, codes of a country's own
 * lists, and common short forms. The comments name the source of each list. We had no list of a retailer, so it is our assumption that
 * these codes are sent. A code that two lists give to different regions is left out: showing the code is better than showing the wrong
 * region.
 */
export const regionAliases: Readonly<Partial<Record<RegionTable, Readonly<Record<string, string>>>>> = {
  // GB/T 2260: the codes of ISO 3166-2 until 2017.
  cn: {
    ...{ 11: 'BJ', 12: 'TJ', 13: 'HE', 14: 'SX', 15: 'NM', 21: 'LN', 22: 'JL', 23: 'HL', 31: 'SH', 32: 'JS', 33: 'ZJ' },
    ...{ 34: 'AH', 35: 'FJ', 36: 'JX', 37: 'SD', 41: 'HA', 42: 'HB', 43: 'HN', 44: 'GD', 45: 'GX', 46: 'HI', 50: 'CQ' },
    ...{ 51: 'SC', 52: 'GZ', 53: 'YN', 54: 'XZ', 61: 'SN', 62: 'GS', 63: 'QH', 64: 'NX', 65: 'XJ', 71: 'TW' },
    ...{ 81: 'HK', 82: 'MO' },
  },
  // The UN/LOCODE of the city that forms the province.
  id: { JKT: 'JK' },
  jp: SINGLE_DIGITS,
  jpLatin: SINGLE_DIGITS,
  // The two letters of the national population register (CURP), without CL, CM and SL, which WooCommerce uses for other states.
  mx: {
    ...{ AS: 'AGU', BC: 'BCN', BS: 'BCS', CC: 'CAM', CS: 'CHP', CH: 'CHH', DF: 'CMX', DG: 'DUR' },
    ...{ GT: 'GUA', GR: 'GRO', HG: 'HID', JC: 'JAL', MC: 'MEX', MN: 'MIC', MS: 'MOR', NT: 'NAY', NL: 'NLE', OC: 'OAX' },
    ...{ PL: 'PUE', QT: 'QUE', QR: 'ROO', SP: 'SLP', SR: 'SON', TC: 'TAB', TS: 'TAM', TL: 'TLA', VZ: 'VER' },
    ...{ YN: 'YUC', ZS: 'ZAC' },
  },
  // Codes of three letters, from WooCommerce's list (`i18n/states.php`).
  my: {
    ...SINGLE_DIGITS,
    ...{ JHR: '01', KDH: '02', KTN: '03', MLK: '04', NSN: '05', PHG: '06', PNG: '07', PRK: '08', PLS: '09' },
    ...{ SGR: '10', TRG: '11', SBH: '12', SWK: '13', KUL: '14', LBN: '15', PJY: '16' },
  },
  // The country's own code of its National Capital Region.
  ph: { NCR: '00' },
  // The tax authority's numbers of the two cities; our assumption.
  ru: { 77: 'MOW', 78: 'SPE' },
  // The UN/LOCODE of the city that forms the province.
  th: { BKK: '10' },
  tr: SINGLE_DIGITS,
  // Former counties, which became cities or parts of cities in 2010.
  tw: { TPQ: 'NWT', TXQ: 'TXG', TNQ: 'TNN', KHQ: 'KHH' },
  // The local short form of Thành phố Hồ Chí Minh (TP.HCM); our assumption.
  vn: { HCM: 'SG' },
};

/**
 * The names of regions by their ISO codes and by the other codes that may be sent, one table for each country. Fetched only for addresses
 * with such codes.
 */
export const regionTables = Object.fromEntries(
  Object.entries(TABLES).map(([table, names]) => [table, withAliases(names, regionAliases[table as RegionTable])]),
) as typeof TABLES;

function withAliases(
  names: Readonly<Record<string, string>>,
  aliases: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const others: Record<string, string> = {};
  for (const [alias, code] of Object.entries(aliases)) others[alias] = names[code] ?? code;
  return { ...others, ...names };
}
