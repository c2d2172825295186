const WORDING = {
  ordered: { en: 'Ordered', de: 'Bestellt', es: 'Pedido', fr: 'Commandé' },
  preparing: { en: 'Preparing shipment', de: 'Wird verpackt', es: 'Preparando el envío', fr: 'En préparation' },
  shipped: { en: 'Shipped', de: 'Versandt', es: 'Enviado', fr: 'Expédié' },
  delivered: { en: 'Delivered', de: 'Zugestellt', es: 'Entregado', fr: 'Livré' },
  cancelled: { en: 'Cancelled', de: 'Storniert', es: 'Cancelado', fr: 'Annulé' },
  returnRequested: {
    en: 'Return requested',
    de: 'Rücksendung angemeldet',
    es: 'Devolución solicitada',
    fr: 'Retour demandé',
  },
  returnInProcess: {
    en: 'Return partly received',
    de: 'Rücksendung teilweise angekommen',
    es: 'Devolución recibida en parte',
    fr: 'Retour reçu en partie',
  },
  returnReceived: {
    en: 'Return received',
    de: 'Rücksendung angekommen',
    es: 'Devolución recibida',
    fr: 'Retour reçu',
  },
  returnCancelled: {
    en: 'Return cancelled',
    de: 'Rücksendung storniert',
    es: 'Devolución cancelada',
    fr: 'Retour annulé',
  },
} as const;

const ONE_SIZE: Readonly<Record<string, string>> = {
  en: 'One size',
  de: 'Einheitsgröße',
  es: 'Talla única',
  fr: 'Taille unique',
};

/** The size of an article that has none, in the language of the request or else in English. */
export function toOneSize(language: string): string {
  return ONE_SIZE[language] ?? 'One size';
}

/** The heading of a group of an order, in the language of the request or else in English. */
export function toHeading(key: keyof typeof WORDING, language: string): string {
  const texts: Readonly<Record<string, string>> = WORDING[key];
  return texts[language] ?? WORDING[key].en;
}
