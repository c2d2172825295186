/** A browser's page over either kind of WebDriver. */
export interface Remote {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs an expression in the page and waits for it; the result is passed as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A real click at a point of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Real key presses, in order. */
  type(text: string): Promise<void>;
  /** Presses a key, named as in `KeyboardEvent.key`. */
  press(key: string): Promise<void>;
}

export interface RemoteBrowser {
  /** Opens a page that shares no state with the previous one, because it has another origin. */
  openPage(): Promise<Remote>;
  stop(): Promise<void>;
}

export const VIEWPORT = { width: 1280, height: 720 };
