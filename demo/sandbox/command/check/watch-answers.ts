import type { Findings } from './findings.js';
import type { Session } from './session.js';

/** The same session, which also notes the calls whose successful answers were checked. */
export function watchAnswers(session: Session, { markAnswered }: Pick<Findings, 'markAnswered'>): Session {
  return {
    ...session,
    async attempt(name, attempt) {
      const reply = await session.attempt(name, attempt);
      if (reply && reply.status < 300) markAnswered(name);
      return reply;
    },
  };
}
