const ENGLISH = {
  title: 'Invoice',
  number: 'Invoice number',
  issued: 'Invoice date',
  placed: 'Date of the order',
  recipient: 'Billed to',
  item: 'Item',
  quantity: 'Quantity',
  rate: 'Tax',
  amount: 'Amount',
  subTotal: 'Subtotal',
  shipping: 'Shipping',
  /** Followed by the rate, and by the amount that it is computed from. */
  addedTax: '{rate} tax on {net}',
  includedTax: 'Includes {rate} tax on {net}',
  total: 'Total',
  paid: 'Paid in full.',
  page: 'Page {page} of {count}',
} as const;

export type InvoiceWording = Readonly<Record<keyof typeof ENGLISH, string>>;

const WORDING: Readonly<Record<string, InvoiceWording>> = {
  en: ENGLISH,
  de: {
    title: 'Rechnung',
    number: 'Rechnungsnummer',
    issued: 'Rechnungsdatum',
    placed: 'Bestelldatum',
    recipient: 'Rechnung an',
    item: 'Artikel',
    quantity: 'Menge',
    rate: 'Steuer',
    amount: 'Betrag',
    subTotal: 'Zwischensumme',
    shipping: 'Versand',
    addedTax: '{rate} Steuer auf {net}',
    includedTax: 'Enthält {rate} Steuer auf {net}',
    total: 'Gesamtbetrag',
    paid: 'Vollständig bezahlt.',
    page: 'Seite {page} von {count}',
  },
  es: {
    title: 'Factura',
    number: 'Número de factura',
    issued: 'Fecha de la factura',
    placed: 'Fecha del pedido',
    recipient: 'Facturado a',
    item: 'Artículo',
    quantity: 'Cantidad',
    rate: 'Impuesto',
    amount: 'Importe',
    subTotal: 'Subtotal',
    shipping: 'Envío',
    addedTax: 'Impuesto del {rate} sobre {net}',
    includedTax: 'Incluye un impuesto del {rate} sobre {net}',
    total: 'Total',
    paid: 'Pagado por completo.',
    page: 'Página {page} de {count}',
  },
  fr: {
    title: 'Facture',
    number: 'Numéro de facture',
    issued: 'Date de facturation',
    placed: 'Date de la commande',
    recipient: 'Facturé à',
    item: 'Article',
    quantity: 'Quantité',
    rate: 'Taxe',
    amount: 'Montant',
    subTotal: 'Sous-total',
    shipping: 'Livraison',
    addedTax: 'Taxe de {rate} sur {net}',
    includedTax: 'Dont taxe de {rate} sur {net}',
    total: 'Total',
    paid: 'Payé intégralement.',
    page: 'Page {page} sur {count}',
  },
};

/** The words of an invoice, in English for all languages without their own. */
export function getInvoiceWording(language: string): InvoiceWording & { readonly language: string } {
  const wording = Object.hasOwn(WORDING, language) ? WORDING[language] : undefined;
  return wording ? { ...wording, language } : { ...ENGLISH, language: 'en' };
}
