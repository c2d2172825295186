/** A browser's page as WebDriver reaches it, of either kind. */
export interface Remote {
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** Runs an expression in the page, and waits for it; what it gives travels as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** A real click, at a point of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Real keys, one after the other. */
  type(text: string): Promise<void>;
  /** A key by the name that events give it. */
  press(key: string): Promise<void>;
}

export interface RemoteBrowser {
  /** A page that shares nothing with the one before: its address is of another origin. */
  openPage(): Promise<Remote>;
  stop(): Promise<void>;
}

export const VIEWPORT = { width: 1280, height: 720 };
