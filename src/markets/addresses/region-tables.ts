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

/** Names of regions by their codes, table by table. Only addresses that are sent with such codes fetch them. */
export const regionTables: Readonly<Record<RegionTable, Readonly<Record<string, string>>>> = {
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
