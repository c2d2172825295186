import { useEffect } from 'react';
import type { Load } from '../../../http/model/load.js';
import { composeEFapiao, type EFapiaoOwn } from './compose-e-fapiao.js';
import { useScope } from '../../../app/context/scope-context.js';
import { useSlice } from '../../../app/context/use-slice.js';

export interface EFapiaoUse {
  readonly state: Load<'saved'>;
  readonly download: EFapiaoOwn;
}

/** The e-fapiao of an order and where it stands. */
export function useEFapiao(orderNumber: string): EFapiaoUse {
  const download = useScope().own(composeEFapiao);
  useEffect(() => download.show(orderNumber), [download, orderNumber]);
  return { state: useSlice(download.store, (state) => state), download };
}
