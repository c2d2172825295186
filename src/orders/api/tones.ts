import type { Tone } from '../model/tone.js';
import { optionalEnumField } from '../../http/read/wire-fields.js';

/** The tone of a headline or a status: a word, never a colour. */
export const optionalToneField = optionalEnumField(['default', 'success', 'warning', 'critical']);

/** The tone for each word of the contract. */
export const SENT_TONES: Readonly<Record<'default' | 'success' | 'warning' | 'critical', Tone>> = {
  default: 'neutral',
  success: 'success',
  warning: 'progress',
  critical: 'critical',
};

export const TONES = { ...SENT_TONES, unknown: 'neutral' } as const satisfies Readonly<Record<string, Tone>>;
