import type { Tone } from '../../domain/tone.js';
import { optionalEnumField } from './wire-fields.js';

/** What colours a headline or a status: a word, never a colour. */
export const optionalToneField = optionalEnumField(['default', 'success', 'warning', 'critical']);

export const TONES: Readonly<Record<'default' | 'success' | 'warning' | 'critical' | 'unknown', Tone>> = {
  default: 'neutral',
  success: 'success',
  warning: 'progress',
  critical: 'critical',
  unknown: 'neutral',
};
