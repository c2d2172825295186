import type { RegionTable } from './postal-layout.js';
import { regionAliases } from './region-aliases.js';
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

/**
 * Names of regions by their codes, and by others that are sent for them, table by table. Only addresses that are sent with such codes
 * fetch them.
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
