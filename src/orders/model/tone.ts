/** One of the four tones a status may be shown in; never a raw colour from the server. */
export type Tone = 'neutral' | 'progress' | 'success' | 'critical';
