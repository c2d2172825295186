import { arabic } from './arabic.js';
import { czech } from './czech.js';
import { danish } from './danish.js';
import { dutch } from './dutch.js';
import { finnish } from './finnish.js';
import { french } from './french.js';
import { greek } from './greek.js';
import { hebrew } from './hebrew.js';
import { hungarian } from './hungarian.js';
import { indonesian } from './indonesian.js';
import { italian } from './italian.js';
import { korean } from './korean.js';
import { malay } from './malay.js';
import { polish } from './polish.js';
import { portuguese } from './portuguese.js';
import { russian } from './russian.js';
import { slovenian } from './slovenian.js';
import { spanish } from './spanish.js';
import { swedish } from './swedish.js';
import { thai } from './thai.js';
import { traditionalChinese } from './traditional-chinese.js';
import { turkish } from './turkish.js';
import { vietnamese } from './vietnamese.js';
import type { Translation } from './translation.js';

/** The languages that are translated in files of their own, keyed by language tag. */
export const TRANSLATIONS = {
  ar: arabic,
  cs: czech,
  da: danish,
  el: greek,
  es: spanish,
  fi: finnish,
  fr: french,
  he: hebrew,
  hu: hungarian,
  id: indonesian,
  it: italian,
  ko: korean,
  ms: malay,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ru: russian,
  sl: slovenian,
  sv: swedish,
  th: thai,
  tr: turkish,
  vi: vietnamese,
  'zh-Hant': traditionalChinese,
} as const satisfies Readonly<Record<string, Translation>>;
