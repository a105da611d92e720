/** Path for `executablePath`, '' where Playwright's own browser is installed, null where there is none. */
export function findBrowser(): string | null;
/** Path of a Firefox, null where there is none. */
export function findFirefox(): string | null;
/** What drives WebKit and the browser it drives; null where one of them, or the screen it draws on, is missing. */
export function findWebkit(): { readonly driver: string; readonly browser: string } | null;
/** Null where a browser with this engine is, else a sentence that says what to do. */
export function missingEngine(name: 'chromium' | 'firefox' | 'webkit'): string | null;
/** Launch options every script that drives Chromium shares. */
export function launchOptions(): { executablePath?: string; args: string[] };
