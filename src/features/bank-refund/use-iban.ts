import { useIntl } from '../../app/context/use-intl.js';
import { usePart } from '../../app/lazy/use-part.js';
import type { IbanPart } from './iban-part.js';

export interface IbanUse {
  /** `missing`: what judges it could not be had. */
  readonly status: 'loading' | 'ready' | 'missing';
  /** What is wrong with the number; absent where nothing is, and while nobody can tell. */
  readonly error: string | undefined;
  readonly retry: () => void;
}

const loadIban = async (): Promise<IbanPart> => (await import('./iban-part.js')).ibanPart;

/** Judges an account number as it is typed. What knows the rules of all countries comes beside the form. */
export function useIban(typed: string): IbanUse {
  const intl = useIntl();
  const part = usePart(loadIban, true);
  if (part.status === 'failed') return { status: 'missing', error: undefined, retry: part.retry };
  if (part.status !== 'ready') return { status: 'loading', error: undefined, retry: () => undefined };
  return { status: 'ready', error: part.views.sayIbanFault(typed, intl), retry: () => undefined };
}
