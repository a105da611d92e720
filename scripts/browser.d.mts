/** Value for `executablePath`: '' if Playwright's own browser is installed, null if no browser was found. */
export function findBrowser(): string | null;
/** Path of a Firefox, null if there is none. */
export function findFirefox(): string | null;
/** The WebKit driver and the browser it drives; null if either, or the virtual display they need, is missing. */
export function findWebkit(): { readonly driver: string; readonly browser: string } | null;
/** Null if a browser with this engine is installed, otherwise a sentence with instructions. */
export function missingEngine(name: 'chromium' | 'firefox' | 'webkit'): string | null;
/** Launch options shared by every script that drives Chromium. */
export function launchOptions(options?: { shell?: boolean }): { executablePath?: string; args: string[] };
