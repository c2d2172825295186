/** One of the four tones of a status; never a colour from the server. */
export type Tone = 'neutral' | 'progress' | 'success' | 'critical';
