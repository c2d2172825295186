import { au } from './au.js';
import { ca } from './ca.js';
import { cn } from './cn.js';
import { de } from './de.js';
import { defaultMarket } from './default.js';
import { in as india } from './in.js';
import { jp } from './jp.js';
import { kr } from './kr.js';
import type { Market } from './market.js';
import { mx } from './mx.js';
import { us } from './us.js';

/** Every market with a file of its own. The build writes each as a data file; shipped code never imports this module. */
export const markets: Readonly<Record<string, Market>> = {
  default: defaultMarket,
  ...{ au, ca, cn, de, in: india, jp, kr, mx, us },
};

/** Other two-letter codes in use for a country. */
export const aliases: Readonly<Record<string, string>> = { el: 'gr', uk: 'gb' };
