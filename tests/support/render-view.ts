import { createElement, render, type FunctionComponent } from 'preact';
import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { Surface } from '../../elements/bridge/to-element.js';
import { compileMessages, toShippedMessages } from '../../scripts/compile-messages.js';
import { readLocale } from '../../scripts/data-files.js';
import { FormSkeleton } from '../../src/ui/form-skeleton.js';
import {
  createElementTestContext,
  type ElementTestContext,
  type ElementContextOptions,
} from './element-test-context.js';
import { NO_RULES, type Reply, type SentRequest } from './scripted-fetch.js';

/** All of the English wording. */
const ENGLISH = toShippedMessages(compileMessages(readLocale('en')));

export interface RenderedView extends ViewQueries {
  /** The context, which records announcements and events. */
  readonly page: ElementTestContext;
  /** Requests to the order service, data files left out. */
  requests(): readonly SentRequest[];
  /** Sets the service's replies: one for each request; the last one is given again. */
  script(...replies: readonly Reply[]): void;
  /** Moves the clock, after lazily loaded code is there and effects have run. */
  settle(ms?: number): Promise<void>;
}

interface ViewQueries {
  /** The text of the view, with single spaces. */
  text(): string;
  /** A field by its label. */
  field(label: string): HTMLInputElement;
  /** The texts that a field is described by: its hint and its error. */
  describe(field: Element): string;
  button(name: string): HTMLButtonElement;
  /** Whether a press of the button does nothing but explain why. */
  isDisabled(name: string): boolean;
  find(selector: string): Element | null;
  /** The focused element. */
  focused(): Element | null;
  type(label: string, value: string): Promise<void>;
  press(name: string): Promise<void>;
}

const TURNS = 3;
/** Preact runs effects after the next frame, which happy-dom draws on a timer of its own. */
const FRAME_MS = 20;
const isDataFile = ({ url }: SentRequest): boolean => url.includes('/data/');

/** Renders a feature as its tag does, in a shadow root, with the English wording and a platform that the test controls. */
export async function renderView(
  feature: ComponentType,
  setting: ElementContextOptions = {},
  ...first: readonly Reply[]
): Promise<RenderedView> {
  const page = createElementTestContext({ english: ENGLISH, ...setting });
  const { clock, network } = page.platform;
  const script = (...replies: readonly Reply[]): void => {
    const left = [...replies];
    network.script((request) => {
      const [reply = NO_RULES] = left.length > 1 ? left.splice(0, 1) : left;
      return (isDataFile(request) ? NO_RULES : reply)(request);
    });
  };
  const settle = async (ms = 0): Promise<void> => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      await vi.dynamicImportSettled();
      await clock.pass(turn === 0 ? ms : 0);
      await new Promise((resolve) => setTimeout(resolve, FRAME_MS));
    }
  };
  script(...first);
  page.configure(setting.attributes ?? {});
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = host.attachShadow({ mode: 'open' });
  const surface = { feature, skeleton: FormSkeleton, presentation: { context: page.context } };
  render(createElement(Surface as FunctionComponent<typeof surface>, surface), root);
  onTestFinished(() => {
    render(null, root);
    sessionStorage.clear();
  });
  await settle();
  const requests = () => network.requests.filter((request) => !isDataFile(request));
  return { ...createQueries(root, settle), page, requests, script, settle };
}

function createQueries(root: ShadowRoot, settle: () => Promise<void>): ViewQueries {
  const textOf = (node: Node | null): string => (node?.textContent ?? '').replace(/\s+/g, ' ').trim();
  const findNamed = <T extends Element>(selector: string, name: string, read: (one: T) => string): T => {
    const all = [...root.querySelectorAll<T>(selector)];
    const found = all.find((one) => read(one) === name);
    if (!found) throw new Error(`There is no "${name}" among: ${all.map(read).join(', ')}`);
    return found;
  };
  const field = (label: string): HTMLInputElement => {
    const { htmlFor } = findNamed<HTMLLabelElement>('label', label, textOf);
    return root.querySelector<HTMLInputElement>(`[id="${htmlFor}"]`) as HTMLInputElement;
  };
  // A button with an icon alone has its name in an attribute.
  const button = (name: string) =>
    findNamed<HTMLButtonElement>('button', name, (one) => textOf(one) || (one.getAttribute('aria-label') ?? ''));
  return {
    field,
    button,
    isDisabled: (name) => button(name).matches('[aria-disabled]'),
    text: () => textOf(root),
    find: (selector) => root.querySelector(selector),
    focused: () => root.activeElement,
    describe: (one) =>
      (one.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => textOf(root.querySelector(`[id="${id}"]`)))
        .join(' '),
    async type(label, value) {
      const input = field(label);
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      await settle();
    },
    async press(name) {
      button(name).click();
      await settle();
    },
  };
}
