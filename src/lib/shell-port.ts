/**
 * Every screen by its address. The route table (src/app/routes.ts) fills it through declaration merging, because pages
 * build typed addresses but must not import the table. Each has the names of the parameters its address may carry.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the route table fills it
export interface Screens {}

export type ScreenPath = keyof Screens;

type Query<P extends ScreenPath> = Screens[P] extends readonly []
  ? never
  : Screens[P] extends readonly (infer Q extends string)[]
    ? { readonly [K in Q]?: string | number | undefined }
    : never;

/**
 * The address of a screen with its parameters: `path('/pages/fund/withdraw', { coin: 3 })` is
 * `/pages/fund/withdraw?coin=3`. Undefined parameters are left out.
 */
export function path<P extends ScreenPath>(screen: P, query?: Query<P>): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries<string | number | undefined>(query ?? {}))
    if (value !== undefined) fields.set(name, String(value));
  const text = fields.toString();
  return text ? `${screen}?${text}` : screen;
}

/**
 * Functions of the shell that pages call without importing it (designed). The shell sets them before anything is drawn.
 */
export interface ShellPort {
  /** Whether an address (for example one in a server's menu) leads to a screen that exists. */
  isScreen(address: string): boolean;
  /**
   * Navigates to an address, in a new entry of the history. With `replace`, in place of the current entry, or back to
   * the one beneath if that has the address.
   */
  go(address: string, options?: { readonly replace?: boolean }): void;
  /**
   * Returns to a screen that this one has interrupted: back to its history entry if there is one, so that Back does not
   * lead through the same screens again; otherwise it replaces the current entry. With `from`, only from that screen:
   * whoever waited for an answer may have gone elsewhere meanwhile.
   */
  returnTo(address: string, options?: { from?: ScreenPath }): void;
  /** Goes back to the previous screen of the app, or to home if there is none. */
  back(): void;
  /**
   * Call it for actions of the user only. Returns true with a session. Otherwise shows the visitor a notice, opens the
   * login screen after 1.2 s (specification section 4), and login returns to this screen.
   */
  requireLogin(): boolean;
  /** Leaves the login screen for the screen the user came from. */
  afterLogin(): void;
}

let current: ShellPort | null = null;

export function setShell(next: ShellPort): void {
  current = next;
}

/** @throws if the shell has not been set; it is set before any page is loaded */
export function shell(): ShellPort {
  if (!current) throw new Error('The shell has not been set. Call setShell first, as src/main.tsx and tests do.');
  return current;
}
