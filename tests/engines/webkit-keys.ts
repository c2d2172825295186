import { Key } from 'selenium-webdriver';

/** The keys that tests press, by their `KeyboardEvent.key`. */
const KEYS: Readonly<Record<string, string>> = {
  ArrowDown: Key.ARROW_DOWN,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** Returns the character that WebDriver uses for a key. */
export function toWebDriverKey(name: string): string {
  const key = name.length === 1 ? name : KEYS[name];
  if (key === undefined) throw new Error(`No key ${name} in the table of WebDriver's keys.`);
  return key;
}
