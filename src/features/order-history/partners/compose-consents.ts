import type { StoreApi } from 'zustand/vanilla';
import { createConsents, type Consents, type ConsentsState } from './store/consents.js';
import { createSlice } from '../../../app/state/create-slice.js';
import { composeIdentity } from '../../../app/session/compose-identity.js';
import { createConsentsCall } from './consents-calls.js';
import type { Own, Scope } from '../../../app/context/scope.js';

/** A member's partners as a tag sees them. */
export interface ConsentsOwn extends Own {
  readonly store: StoreApi<ConsentsState>;
}

/** Follows who is shopping, and reads which partners may share what they bought. */
export function composeConsents(scope: Scope): ConsentsOwn {
  const store = createSlice<ConsentsState>({ status: 'idle' });
  const identity = scope.own(composeIdentity);
  const ask = createConsentsCall(scope);
  let followed = '';
  let stopCopying = (): void => {};

  function follow(): void {
    const known = identity.store.getState();
    const userId = scope.getAdapter()?.user?.id;
    const { country, apiBase } = scope.settings.getState().configuration;
    const target = JSON.stringify([known, userId, country, apiBase]);
    if (target === followed) return;
    followed = target;
    stopCopying();
    store.setState({ status: 'idle' }, true);
    if (known.status === 'known' && known.who === 'member' && userId !== undefined) read(userId);
  }

  function read(userId: string): void {
    const consents = scope.getShared().part('consents', createConsents);
    const copy = (): void => store.setState(consents.store.getState(), true);
    stopCopying();
    stopCopying = consents.store.subscribe(copy);
    void tell(consents, userId);
    copy();
  }

  async function tell(consents: Consents, userId: string): Promise<void> {
    const failure = await consents.read((signal) => ask({ userId }, signal));
    // The orders are there all the same: only the way between them is missing.
    if (failure) scope.report(failure, 'warning');
  }

  function refresh(): void {
    followed = '';
    follow();
  }

  const stops = [scope.settings.subscribe(follow), identity.store.subscribe(follow)];
  follow();
  return { store, refresh, dispose: () => [...stops, stopCopying].forEach((stop) => stop()) };
}
