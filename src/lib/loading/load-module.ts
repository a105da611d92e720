/** Chromium and Firefox name the file in the message. Safari does not, but it does not cache a failed module either. */
const FAILED_FILE = /(?:https?|file):\/\/[^\s'"]+/;
/** Vite's message when the style sheet of a chunk did not load. Vite never requests that sheet a second time. */
const FAILED_SHEET = /preload CSS for (\S+)/;

/** Modules are requested only when this promise has resolved. */
let delay: () => Promise<void> = () => Promise.resolve();

/** Lets the sandbox delay chunks. Builds for a real exchange never wait. */
export function delayModules(wait: () => Promise<void>): void {
  delay = wait;
}

const failures = new WeakMap<() => Promise<unknown>, unknown>();
let repetitions = 0;

/**
 * Another address for the same file, because older browsers cache the failure of a module and do not request it again.
 */
const cacheBustedAddress = (address: string) => `${address}${address.includes('?') ? '&' : '?'}again=${++repetitions}`;

function loadSheet(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = cacheBustedAddress(address);
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(`Unable to preload CSS for ${address}`));
    document.head.append(link);
  });
}

async function repeat<T>(load: () => Promise<T>, failure: unknown): Promise<T> {
  const message = failure instanceof Error ? failure.message : String(failure);
  const sheet = FAILED_SHEET.exec(message)?.[1];
  if (sheet) await loadSheet(sheet);
  try {
    return await load();
  } catch (error) {
    const file = !sheet && FAILED_FILE.exec(message)?.[0];
    const module: { default?: T } = file ? await import(/* @vite-ignore */ cacheBustedAddress(file)) : {};
    // A file that several modules share has no default export.
    if (!module.default) throw error;
    return module.default;
  }
}

/**
 * Runs a dynamic import of a module with a default export. A call after a failure repeats the import. Where the browser
 * fails again without a request, it requests the file under another address.
 * @throws the import's error
 */
export async function loadModule<T>(load: () => Promise<T>): Promise<T> {
  try {
    if (__SANDBOX__) await delay();
    const module = await (failures.has(load) ? repeat(load, failures.get(load)) : load());
    failures.delete(load);
    return module;
  } catch (error) {
    failures.set(load, error);
    throw error;
  }
}
