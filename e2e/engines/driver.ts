/** A function that runs in the page, with JSON as input and result; it has no access to this file's scope. */
export type PageWork<A, R> = (input: A) => R | Promise<R>;

/** One tab of a browser. Every method rejects if the browser refuses or the page throws, with the error's message. */
export interface EngineTab {
  /** Loads an address; resolves when the document has loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The browser's Back. */
  back(): Promise<void>;
  /** Resolves to the function's result. */
  run<A, R>(work: PageWork<A, R>, input: A): Promise<R>;
  /** Presses a point of the page with a pointer, in CSS pixels from the upper left. */
  press(x: number, y: number): Promise<void>;
  /** Types into the focused element with key events. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** Tabs that share what they store. */
export interface EngineProfile {
  open(): Promise<EngineTab>;
  /** Closes its tabs and forgets what they have stored. */
  close(): Promise<void>;
}

export interface EngineBrowser {
  /** A profile in which nothing is stored. */
  newProfile(): Promise<EngineProfile>;
  close(): Promise<void>;
}

export interface Engine {
  /** Starts a browser. @throws if it does not start */
  launch(): Promise<EngineBrowser>;
}

/** A phone's viewport. */
export const VIEWPORT = { width: 390, height: 844 } as const;

/** The function as source text that takes and returns one JSON text. */
export const asJsonWork = <A, R>(work: PageWork<A, R>): string =>
  `async (input) => JSON.stringify((await (${work})(JSON.parse(input))) ?? null)`;
