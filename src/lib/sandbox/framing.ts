/**
 * How a page of the sandbox stands: alone; as the second phone of a stage (sim/room/stage), which is the same app in a
 * frame, with a person and a language of its own and without a control room; or embedded in another page (designed).
 */
export type Framing = 'alone' | 'phone' | 'embedded';

/** The part of a window that shows how it is framed. */
interface FramedWindow {
  readonly location: { readonly origin: string; readonly protocol: string; readonly search: string };
  readonly parent: unknown;
  readonly top: unknown;
}

/**
 * How a page is framed. In a frame of another origin it is always embedded, whatever the address asks for: as a second
 * phone it would share the visitor's run.
 */
export function framingOf(page: FramedWindow): Framing {
  if (page.parent === page) return 'alone';
  const query = new URLSearchParams(page.location.search);
  if (query.has('phone') && isFramedByOwnOrigin(page)) return 'phone';
  return query.has('embed') || !isFramedByOwnOrigin(page) ? 'embedded' : 'alone';
}

function isFramedByOwnOrigin({ location, parent, top }: FramedWindow): boolean {
  // Files have no origin to compare, and only another file can frame one.
  if (location.protocol === 'file:') return true;
  const isOwn = (other: unknown) => (other as FramedWindow).location.origin === location.origin;
  try {
    return isOwn(parent) && isOwn(top);
  } catch {
    return false;
  }
}

const framing: Framing = __SANDBOX__ && globalThis.window !== undefined ? framingOf(window) : 'alone';

export const isExtraPhone: boolean = framing === 'phone';

/**
 * Whether the page is embedded. It then has its own exchange and stores nothing in the browser, so that the framing
 * page can neither read nor replace the visitor's run.
 */
export const isEmbedded: boolean = framing === 'embedded';

/** Whether an address asks for an exchange that only its page has, and that ends with it (`?isolate`). */
export const asksForOwnExchange = (search: string): boolean => new URLSearchParams(search).has('isolate');

/**
 * Whether the page has an exchange of its own, which ends with the page. Nothing of its run may reach the run that
 * other tabs share.
 */
export const isIsolated: boolean = isEmbedded || (__SANDBOX__ && asksForOwnExchange(globalThis.location?.search ?? ''));
