import { describe, expect, it } from 'vitest';
import { IDLE_MS, NOTICE_MS, KioskSession, type KioskMember } from '../../../src/app/session/kiosk-session.js';
import { createFakeClock } from '../../support/fake-clock.js';

function createPage() {
  const clock = createFakeClock();
  const messages: string[] = [];
  const kiosk = new KioskSession({
    clock,
    listen() {
      messages.push('listens');
      return () => void messages.push('stops');
    },
    forget: () => void messages.push('forgets'),
  });
  const join = (name: string, member: Partial<KioskMember> = {}): object => {
    const key = { name };
    kiosk.join(key, {
      canAsk: () => true,
      isSending: () => false,
      end: (reason) => void messages.push(`${name} ${reason}`),
      clear: () => void messages.push(`${name} clears`),
      draw: () => void messages.push(`${name} draws`),
      ...member,
    });
    return key;
  };
  /** The events since the last call. */
  const hear = (): string[] => messages.splice(0);
  return { clock, kiosk, join, hear };
}

describe('the session of a kiosk', () => {
  it('listens to the page as long as it has a tag', () => {
    const { clock, kiosk, join, hear } = createPage();
    const one = join('one');
    const other = join('other');
    expect(hear()).toEqual(['listens']);
    kiosk.leave(one);
    expect(hear()).toEqual([]);
    kiosk.leave(other);
    expect([hear(), clock.countTimers()]).toEqual([['stops'], 0]);
    join('next');
    expect(hear()).toEqual(['listens']);
  });

  it('ends in all tags after idle time', async () => {
    const { clock, join, hear } = createPage();
    join('one');
    join('other');
    hear();
    await clock.pass(IDLE_MS + NOTICE_MS);
    expect(hear()).toEqual(['one idle', 'other idle', 'forgets']);
  });

  it('ends in the other tags when one ends, and in no tag twice', () => {
    const { kiosk, join, hear } = createPage();
    const one = join('one');
    join('other', { end: () => kiosk.end('requested', one) });
    join('third');
    hear();
    kiosk.end('requested', one);
    expect(hear()).toEqual(['third requested', 'forgets']);
  });

  it('asks in one tag only: the first visible one', () => {
    const { kiosk, join } = createPage();
    const area = join('area', { canAsk: () => false });
    const screen = join('screen');
    const other = join('other');
    const listAsking = (): boolean[] => [area, screen, other].map((key) => kiosk.mayAsk(key));
    expect(listAsking()).toEqual([false, true, false]);
    kiosk.leave(screen);
    expect(listAsking()).toEqual([false, false, true]);
  });

  it('clears the page when it is left, and starts anew when it comes back', () => {
    const { kiosk, join, hear } = createPage();
    join('one');
    hear();
    kiosk.handleLeave();
    expect(hear()).toEqual(['one left', 'forgets', 'one clears']);
    kiosk.handleReturn();
    expect(hear()).toEqual(['one left', 'forgets', 'one clears', 'one draws']);
    kiosk.handleReturn();
    expect(hear()).toEqual([]);
  });

  it('does not abort a pending write when the page is left: that session ends once the page comes back', () => {
    const { kiosk, join, hear } = createPage();
    join('one', { isSending: () => true });
    hear();
    kiosk.handleLeave();
    expect(hear()).toEqual(['one clears']);
    kiosk.handleReturn();
    expect(hear()).toEqual(['one left', 'forgets', 'one clears', 'one draws']);
  });
});
