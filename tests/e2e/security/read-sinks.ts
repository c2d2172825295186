import type { Locator } from '@playwright/test';
import type { TextSink } from './text-sinks.js';

/** What a screen made of a text. */
export interface SinkReading {
  /** Sinks that do not say what they should, with what they say. */
  readonly wrong: readonly string[];
  /** Sinks where the text can change the order of the words around it. */
  readonly open: readonly string[];
  /** Names of the screen's elements, in order: a text that became markup adds to them. */
  readonly shape: string;
}

/** Reads what every sink below a root says of a text. Texts go in and out as JSON: half a character gets lost otherwise. */
export async function readSinks(root: Locator, sinks: readonly TextSink[], text: string): Promise<SinkReading> {
  const expected = sinks.map(({ field, at, isSentence = false }) => ({ field, at, isSentence }));
  const said = JSON.stringify(sinks.map(({ says = (alone) => alone }) => says(text)));
  const reading = await root.evaluate(
    (element, { rows, saidAsJson }) => {
      const wanted = JSON.parse(saidAsJson) as string[];
      const scope = element.shadowRoot ?? element;
      const wrong: string[] = [];
      const open: string[] = [];
      for (const [index, { field, at, isSentence }] of rows.entries()) {
        const [selector, place] = at;
        const found = [...scope.querySelectorAll<HTMLElement>(selector)][place];
        if (found?.textContent !== wanted[index]) wrong.push(`${field}: ${JSON.stringify(found?.textContent)}`);
        const { unicodeBidi, display } = found ? getComputedStyle(found) : {};
        // A box of its own keeps directions to itself; within a line, only an isolate does.
        const isApart = unicodeBidi?.startsWith('isolate') || unicodeBidi === 'plaintext' || display !== 'inline';
        if (!isSentence && !isApart) open.push(field);
      }
      const shape = [...scope.querySelectorAll('*')].map(({ localName }) => localName).join(' ');
      return JSON.stringify({ wrong, open, shape });
    },
    { rows: expected, saidAsJson: said },
  );
  return JSON.parse(reading) as SinkReading;
}
