/**
 * Every screen by its address, filled by the route table (src/app/routes.ts) through declaration merging: pages build
 * typed addresses from a table that lies above them. `string` names the parameters its address may carry.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the route table fills it
export interface Screens {}

/** The address of a screen. */
export type ScreenPath = keyof Screens;

type Query<P extends ScreenPath> = Screens[P] extends { readonly query: readonly (infer Q extends string)[] }
  ? { readonly [K in Q]?: string | number | undefined }
  : never;

/**
 * The address of a screen with its parameters: `path('/pages/fund/withdraw', { coin: 3 })` is
 * `/pages/fund/withdraw?coin=3`. Missing parameters are left out.
 */
export function path<P extends ScreenPath>(screen: P, query?: Query<P>): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>(query ?? {}))
    if (value !== undefined) fields.set(name, String(value));
  const text = fields.toString();
  return text ? `${screen}?${text}` : screen;
}

/** What pages ask of the shell without importing it (designed). The shell sets it before anything is drawn. */
export interface ShellPort {
  /** Whether an address, such as one a server's menu names, leads to a screen that exists. */
  isScreen(address: string): boolean;
  /** Goes to an address from outside a component. */
  go(address: string, options?: { replace?: boolean }): void;
  /**
   * Goes on with a screen for which what is shown was only in the way: back to where it waits, so that the way is not gone
   * again by Back; else in the place of what is shown.
   */
  returnTo(address: string): void;
  /** Back to where the user came from; to home where that lies outside of the app. */
  back(): void;
  /**
   * For actions of users only: true with a session. A visitor is told to log in and taken there after 1.2 s
   * (specification section 4), and returns to this screen afterwards.
   */
  requireLogin(): boolean;
  /** Leaves the login screen for where the user was before. */
  afterLogin(): void;
}

let current: ShellPort | null = null;

export function setShell(next: ShellPort): void {
  current = next;
}

/** @throws before the shell stands, which is before any page is loaded */
export function shell(): ShellPort {
  if (!current) throw new Error('The shell has not been set. Call setShell first, as src/main.tsx and tests do.');
  return current;
}
