import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TabStorage } from '@/data/session/testing/tab-storage';

// This module needs the page's elements.
vi.mock('./assistance', () => ({ startAssistance: () => {} }));
vi.mock('@/data/realtime/start-realtime', () => ({ default: () => {} }));
vi.mock('@/pages/_shared/alert-notices', () => ({ startAlertNotices: () => {} }));
vi.mock('@/ui/overlays/ask-host', () => ({}));

beforeEach(() => {
  // The tab's storage outlives a reload.
  vi.stubGlobal('sessionStorage', new TabStorage());
  const window = { addEventListener() {}, parent: {} };
  window.parent = window;
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw));
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The modules of a page that has just been loaded. */
async function load() {
  vi.resetModules();
  vi.useRealTimers();
  const [{ startApp }, reminders, { toast }, { session }, outcome, { ApiError }, drafts, { startI18n }, { sendOnce }] =
    await Promise.all([
      import('./start'),
      import('@/pages/transaction/_shared/market/opening-reminders'),
      import('@/ui/overlays/toast-store'),
      import('@/data/session/session'),
      import('@/data/api/outcome'),
      import('@/data/api/api-error'),
      import('@/data/session/drafts'),
      import('@/i18n/i18n'),
      import('@/data/api/send-once'),
    ]);
  await startI18n('en');
  vi.useFakeTimers();
  return { startApp, ...reminders, toast, session, ...outcome, ApiError, ...drafts, sendOnce };
}

/** Starts the app, and returns a function that lists what it has said since. */
async function start({ startApp, toast }: Page): Promise<() => ReactNode[]> {
  const said = new Set<ReactNode>();
  toast.subscribe(() => {
    for (const { text } of toast.list()) said.add(text);
  });
  const started = vi.fn<() => void>();
  void startApp().then(started);
  await vi.waitFor(() => expect(started).toHaveBeenCalled(), 5000);
  return () => [...said];
}

const OPENS_IN_MS = 3_600_000;
type Page = Awaited<ReturnType<typeof load>>;

const signIn = ({ session }: Page) => {
  session.signIn('token');
  session.user.set({ id: 7 } as NonNullable<ReturnType<typeof session.user.get>>);
};
/** The server ends the session, and the app shows the login. */
function endSession({ session, reportFailure, storeDraftsForUser, ApiError }: Page): void {
  reportFailure(new ApiError('session_invalid', 'over'), session.token.get(), false);
  storeDraftsForUser();
}

test.each<[what: string, before: (page: Page) => void, after: (page: Page) => void]>([
  ['after a reload', () => {}, () => {}],
  ['after a reload at the login, where the session has ended', endSession, signIn],
])('a market’s opening is told on any screen %s', async (_what, before, after) => {
  const page = await load();
  signIn(page);
  const opensAtMs = Date.now() + OPENS_IN_MS;
  page.remindOfOpening('NVLA/USDT', opensAtMs);
  before(page);

  const reloaded = await load();
  const said = new Map<ReactNode, boolean>();
  reloaded.toast.subscribe(() => {
    for (const { text } of reloaded.toast.list()) said.set(text, Date.now() >= opensAtMs);
  });
  const started = vi.fn<() => void>();
  void reloaded.startApp().then(started);
  await vi.waitFor(() => expect(started).toHaveBeenCalled(), 5000);
  after(reloaded);
  await vi.waitFor(() => {
    vi.advanceTimersByTime(OPENS_IN_MS / 10);
    expect([...said]).toEqual([['NVLA/USDT is open: orders are accepted again', true]]);
  }, 5000);
  // Without these keys the next start does not load the reminders' code.
  expect(Object.keys(sessionStorage).filter((key) => key.includes('reminders'))).toEqual([]);
});

test.each<[what: string, answer: () => Promise<unknown>, isSaid: boolean]>([
  ['was under way', () => new Promise(() => {}), true],
  ['was done', () => Promise.resolve(), false],
])('after a reload, a request that %s', async (_what, answer, isSaid) => {
  const page = await load();
  signIn(page);
  void page.sendOnce({ action: 'token POST /wallet/out', fields: { number: '50' }, once: true }, answer);
  await vi.advanceTimersByTimeAsync(1);

  const said = await start(await load());
  const words = 'No response. Your request may have gone through: check before trying again';
  if (isSaid) await vi.waitFor(() => expect(said()).toEqual([words]));
  expect(said()).toEqual(isSaid ? [words] : []);
});
