import { describe, expect, it, vi } from 'vitest';
import type { Visibility } from '../../../src/platform/platform.js';
import { createWatch } from '../../../src/app/state/watch.js';

/** A page that a test shows and hides. */
function createPage(isVisible = true) {
  const listeners = new Set<() => void>();
  let isShown = isVisible;
  const visibility: Visibility = {
    isVisible: () => isShown,
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const turn = (next: boolean) => () => {
    isShown = next;
    for (const listener of [...listeners]) listener();
  };
  return { visibility, show: turn(true), hide: turn(false), countListeners: () => listeners.size };
}

describe('the polling gate', () => {
  it('is closed while no tag is shown', () => {
    expect(createWatch().gate.isOpen()).toBe(false);
  });

  it.each([true, false])('is open while a tag is shown and the page is visible: %s', (isVisible) => {
    const { gate, enter } = createWatch();
    enter(createPage(isVisible).visibility);
    expect(gate.isOpen()).toBe(isVisible);
  });

  it('closes and opens with the page', () => {
    const page = createPage();
    const { gate, enter } = createWatch();
    enter(page.visibility);
    page.hide();
    expect(gate.isOpen()).toBe(false);
    page.show();
    expect(gate.isOpen()).toBe(true);
  });

  it('closes when its last tag leaves, and stops listening to the page', () => {
    const page = createPage();
    const { gate, enter } = createWatch();
    const [leaveFirst, leaveSecond] = [enter(page.visibility), enter(page.visibility)];
    leaveFirst();
    expect([gate.isOpen(), page.countListeners()]).toEqual([true, 1]);
    leaveSecond();
    expect([gate.isOpen(), page.countListeners()]).toEqual([false, 0]);
  });

  it('counts a tag that leaves twice once', () => {
    const page = createPage();
    const { gate, enter } = createWatch();
    const leave = enter(page.visibility);
    enter(page.visibility);
    leave();
    leave();
    expect(gate.isOpen()).toBe(true);
  });

  it('opens for a tag that arrives after the last one has left', () => {
    const page = createPage();
    const { gate, enter } = createWatch();
    enter(page.visibility)();
    enter(page.visibility);
    expect(gate.isOpen()).toBe(true);
  });
});

describe('a listener of the gate', () => {
  it('is called each time the gate opens, and only then', () => {
    const page = createPage(false);
    const { gate, enter } = createWatch();
    const listener = vi.fn();
    gate.onOpen(listener);
    const leave = enter(page.visibility);
    expect(listener).not.toHaveBeenCalled();
    page.show();
    page.show();
    enter(page.visibility);
    expect(listener).toHaveBeenCalledTimes(1);
    page.hide();
    page.show();
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('finds the gate open when it is called', () => {
    const { gate, enter } = createWatch();
    const seen: boolean[] = [];
    gate.onOpen(() => seen.push(gate.isOpen()));
    enter(createPage().visibility);
    expect(seen).toEqual([true]);
  });

  it('is not called after it unsubscribed', () => {
    const page = createPage(false);
    const { gate, enter } = createWatch();
    const listener = vi.fn();
    const stop = gate.onOpen(listener);
    enter(page.visibility);
    stop();
    page.show();
    expect(listener).not.toHaveBeenCalled();
  });
});
