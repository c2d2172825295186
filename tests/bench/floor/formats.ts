const LOCALE = 'en';
const plural = new Intl.PluralRules(LOCALE);
let dates: Intl.DateTimeFormat | undefined;
const amounts = new Map<string, Intl.NumberFormat>();

export const formatItems = (count: number): string => `${count} ${plural.select(count) === 'one' ? 'item' : 'items'}`;

export function formatDate(date: string): string {
  dates ??= new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
  return dates.format(new Date(date));
}

export function formatAmount(amount: number, currency: string): string {
  const format = amounts.get(currency) ?? new Intl.NumberFormat(LOCALE, { style: 'currency', currency });
  amounts.set(currency, format);
  return format.format(amount);
}
