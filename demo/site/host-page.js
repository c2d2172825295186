/** What every host page of the demo reads from its address: `?as=guest|member|logged-out`, `?flags=a,b`, `?fault=CALL:FAULT`, `?theme=`. */
const query = new URLSearchParams(location.search);

/** Flags that are on unless `flags` says otherwise. */
const DEMO_FLAGS = ['enableSmsLookup'];
const MEMBER = { id: 'upm-1001', email: 'robin.doe@example.com', givenName: 'Robin', familyName: 'Doe' };

export const page = {
  as: query.get('as') ?? 'guest',
  flags: query.has('flags') ? query.get('flags').split(',').filter(Boolean) : DEMO_FLAGS,
  fault: query.get('fault') ?? '',
  theme: query.get('theme') ?? 'auto',
};

/** What the page does for its tags: an adapter as a member site has one. */
export const adapter = {
  user: page.as === 'member' ? MEMBER : null,
  getAccessToken: () => (page.as === 'member' ? 'member-token' : null),
  signIn: () => openWith({ as: 'member' }),
  retailer: page.fault === '' ? {} : { headers: { 'x-sandbox-fault': page.fault } },
};

/** Opens this page again with other settings; what is empty is left out. */
export function openWith(changes) {
  const next = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') next.searchParams.delete(name);
    else next.searchParams.set(name, value);
  }
  location.assign(next);
}
