/** A function that runs in the page, with JSON in and out; it sees nothing of this file's. */
export type PageWork<A, R> = (input: A) => R | Promise<R>;

/** One tab of a browser. Everything rejects when the browser refuses, or the page throws, with its sentence. */
export interface EngineTab {
  /** Loads an address; resolves when the document stands. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** The browser's own Back. */
  back(): Promise<void>;
  /** Resolves with what the function returns. */
  run<A, R>(work: PageWork<A, R>, input: A): Promise<R>;
  /** Presses a point of the page, in CSS pixels from its upper left, with a real pointer. */
  press(x: number, y: number): Promise<void>;
  /** Types into what has the focus, with real keys. */
  type(text: string): Promise<void>;
  close(): Promise<void>;
}

/** A browser with nothing stored. */
export interface EngineBrowser {
  open(): Promise<EngineTab>;
  close(): Promise<void>;
}

export interface Engine {
  /** Starts a browser. @throws when it does not start */
  launch(): Promise<EngineBrowser>;
}

/** A phone's. */
export const VIEWPORT = { width: 390, height: 844 } as const;

/** The function as a text that takes one JSON text and answers another. */
export const asJsonWork = <A, R>(work: PageWork<A, R>): string =>
  `async (input) => JSON.stringify((await (${work})(JSON.parse(input))) ?? null)`;
