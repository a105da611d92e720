/** Path for `executablePath`, '' where Playwright's own browser is installed, null where there is none. */
export function findBrowser(): string | null;
/** Launch options every script that drives a browser shares. */
export function launchOptions(): { executablePath?: string; args: string[] };
