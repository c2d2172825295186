import { at } from './at.js';
import { au } from './au.js';
import { be } from './be.js';
import { cn } from './cn.js';
import { cz } from './cz.js';
import { de } from './de.js';
import { defaultReturns } from './default.js';
import { dk } from './dk.js';
import { es } from './es.js';
import { fi } from './fi.js';
import { fr } from './fr.js';
import { gb } from './gb.js';
import { gr } from './gr.js';
import { hu } from './hu.js';
import { ie } from './ie.js';
import { it } from './it.js';
import { jp } from './jp.js';
import { kr } from './kr.js';
import { lu } from './lu.js';
import { nl } from './nl.js';
import { pl } from './pl.js';
import { pt } from './pt.js';
import type { ReturnRules } from './return-rules.js';
import { se } from './se.js';
import { si } from './si.js';
import { us } from './us.js';

/** The rules of every country that has some, and of all others. They ship as one chunk: a file of each would need its hash, which is longer. */
export const allReturns: Readonly<Record<string, ReturnRules>> = {
  default: defaultReturns,
  at,
  au,
  be,
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
  ie,
  it,
  jp,
  kr,
  lu,
  nl,
  pl,
  pt,
  se,
  si,
  us,
};
