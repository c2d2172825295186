import { type ReactNode, useEffect, useState } from 'react';
import { isInLatinLetters, toAddressLines, type LineLayout } from './model/address-lines.js';
import type { Address } from './model/address.js';
import { toCountryName } from '../i18n/country-name.js';
import type { WrittenLayout } from '../markets/addresses/postal-layout.js';
import { findForCountry } from '../app/data/find-for-country.js';
import { useElementContext, useIntl } from '../app/context/element-context.js';

export interface AddressBlockProps {
  /** Whether the layout of the country is loaded; until then, the lines use the most common layout. */
  readonly isSettled: boolean;
  readonly lines: readonly string[];
}

/** A formatted address, line by line, each in the direction of its own text. */
export function AddressBlock({ isSettled, lines }: AddressBlockProps): ReactNode {
  return (
    <address className="address" aria-busy={!isSettled || undefined}>
      {lines.map((line, index) => (
        <span key={index} dir="auto">
          {line}
        </span>
      ))}
    </address>
  );
}

/** The lines of an address, in the most common layout until that of its country is loaded. */
export interface AddressLines {
  readonly isSettled: boolean;
  readonly lines: readonly string[];
}

interface LoadedLayout extends Partial<LineLayout> {
  readonly key: string;
  readonly countryLanguage?: string;
}

/**
 * Formats an address in the layout of its own country, which need not be the page's. Layouts and region names load when there is an
 * address to show, so that no first screen includes them; if they cannot be loaded, the address is shown in the common layout.
 */
export function useAddressLines(address: Address, { hidesCountry = false } = {}): AddressLines {
  const context = useElementContext();
  const { locale } = useIntl();
  const key = `${address.country.toLowerCase()} ${isInLatinLetters(address) ? 'latin' : ''}`;
  const [layout, setLayout] = useState<LoadedLayout>();
  useEffect(() => {
    let isNeeded = true;
    const settle = (known: Omit<LoadedLayout, 'key'>): void => {
      if (isNeeded) setLayout({ key, ...known });
    };
    loadLayout(key).then(settle, () => {
      context.report({ code: 'chunk-load', retryable: true }, 'warning');
      settle({});
    });
    return () => {
      isNeeded = false;
    };
  }, [context, key]);
  const settled = layout?.key === key ? layout : undefined;
  const country = hidesCountry ? '' : toCountryName(settled?.countryLanguage ?? locale, address.country);
  return { isSettled: settled !== undefined, lines: toAddressLines(address, country, settled) };
}

async function loadLayout(layoutKey: string): Promise<Omit<LoadedLayout, 'key'>> {
  const [country = '', script = ''] = layoutKey.split(' ');
  const { postalLayouts } = await import('../markets/addresses/postal-layouts.js');
  const layout = findForCountry(postalLayouts, country);
  return withRegions(script === '' ? layout : (layout.latin ?? layout));
}

async function withRegions({ regions: table, latin, ...layout }: WrittenLayout): Promise<Omit<LoadedLayout, 'key'>> {
  const regions = table && (await import('../markets/addresses/region-tables.js')).regionTables[table];
  return { ...layout, ...(regions && { regions }) };
}
