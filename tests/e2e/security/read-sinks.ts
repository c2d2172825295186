import type { Locator } from '@playwright/test';
import type { TextSink } from './text-sinks.js';

/** How a view renders a text. */
export interface SinkReading {
  /** Sinks with a wrong text, and that text. */
  readonly wrong: readonly string[];
  /** Sinks in which the text can reorder the surrounding words. */
  readonly open: readonly string[];
  /** Names of the view's elements, in order: a text interpreted as markup would add some. */
  readonly shape: string;
}

/** Reads how every sink below a root renders a text. Passed as JSON, because lone surrogates would get lost otherwise. */
export async function readSinks(root: Locator, sinks: readonly TextSink[], text: string): Promise<SinkReading> {
  const expected = sinks.map(({ field, at, isSentence = false }) => ({ field, at, isSentence }));
  const texts = JSON.stringify(sinks.map(({ says = (alone) => alone }) => says(text)));
  const reading = await root.evaluate(
    (element, { rows, textsAsJson }) => {
      const expectedTexts = JSON.parse(textsAsJson) as string[];
      const searchRoot = element.shadowRoot ?? element;
      const wrong: string[] = [];
      const open: string[] = [];
      for (const [index, { field, at, isSentence }] of rows.entries()) {
        const [selector, attribute] = at;
        const found = [...searchRoot.querySelectorAll<HTMLElement>(selector)][attribute];
        if (found?.textContent !== expectedTexts[index]) wrong.push(`${field}: ${JSON.stringify(found?.textContent)}`);
        const { unicodeBidi, display } = found ? getComputedStyle(found) : {};
        // A block isolates directions; within a line, only an isolate does.
        const isApart = unicodeBidi?.startsWith('isolate') || unicodeBidi === 'plaintext' || display !== 'inline';
        if (!isSentence && !isApart) open.push(field);
      }
      const shape = [...searchRoot.querySelectorAll('*')].map(({ localName }) => localName).join(' ');
      return JSON.stringify({ wrong, open, shape });
    },
    { rows: expected, textsAsJson: texts },
  );
  return JSON.parse(reading) as SinkReading;
}
