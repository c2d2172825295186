/** The best state of each kind of screen, by name. They lead the gallery. */
export const HIGHLIGHTS: readonly string[] = [
  'history',
  'detail',
  'wizard-chosen',
  'exchange-colors',
  'instructions',
  'detail-return',
  'detail-pickup',
  'curbside-claimed',
  'lookup',
  'gift-card-balance',
  'card',
  'partners',
];
