import type { Who } from '../../src/app/navigation/router.js';
import type { NamedRoute } from './routes.js';

export interface TitleOptions {
  /** What the title consists of, the most specific first: the step of a return and the order's number if there are any, the title's own text. */
  readonly words: readonly (string | undefined)[];
  readonly brand: string;
  /** The country's code; absent if the market's titles do not end with it. */
  readonly country: string | undefined;
  /** The retailer's text instead of the brand, if no country is named. */
  readonly suffix: string | undefined;
}

/** The message with a route's page title for this shopper; absent if the page keeps its own. */
export function findPageTitle({ title, hasGuestTitle }: NamedRoute, who: Who): NamedRoute['title'] | undefined {
  return who === 'member' || hasGuestTitle ? title : undefined;
}

interface Screen {
  readonly route: { readonly name: string };
  readonly step?: string | undefined;
}

/**
 * The kind of a return's step, which `areaTitle.returnStep` names: empty for the first one, and one for all exchanges. Absent on every other
 * screen.
 */
export function findStepKind({ route, step = '' }: Screen): string | undefined {
  return route.name === 'returnWizard' ? step.replace(/-.*/, '') : undefined;
}

/** The title followed by brand and country, or by the retailer's fixed suffix (orders area, section 2). */
export function toPageTitle({ words, brand, country, suffix }: TitleOptions): string {
  const siteName = country === undefined ? (suffix ?? brand) : [brand, country.toUpperCase()].filter(Boolean).join(' ');
  const title = words.filter(Boolean).join(' · ');
  return siteName === '' ? title : `${title}. ${siteName}`;
}
