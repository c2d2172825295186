import { SERVICE } from './findings.js';
import type { Session } from './session.js';

/** Origins that no service trusts: one that cannot exist, and that of a sandboxed frame, which any page can create. */
const FOREIGN_ORIGINS = ['https://orders-area-check.invalid', 'null'];

/** Checks that pages of other origins cannot read answers. */
export async function checkOrigins(session: Session): Promise<void> {
  if (!session.hasCors()) {
    session.note(
      SERVICE,
      'no CORS headers for its own origin: name that of your pages with --origin, if it is another',
    );
    return;
  }
  const { apiBase, headers } = session.options;
  for (const origin of FOREIGN_ORIGINS) {
    const url = `${apiBase}/history/v1?filter=country(us)&filter=language(en)&count=10`;
    const answer = await session.send(SERVICE, { method: 'GET', url, headers: { ...headers, origin } });
    if ('problem' in answer) continue;
    const allowed = answer.headers.get('access-control-allow-origin');
    if (allowed === null || (allowed !== origin && allowed !== '*')) continue;
    session.report(SERVICE, {
      request: origin === 'null' ? 'the origin null' : 'a foreign origin',
      path: 'header access-control-allow-origin',
      message: 'lets any page read answers',
    });
  }
}
