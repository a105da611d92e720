import { preloadPage } from './page-modules';
import { type Screen, screens } from './routes';

/** Frequent next pages from home, besides the tabs. */
const OFTEN = ['/pages/transaction/currency', '/pages/fund/select'] as const;

const tabs = Object.entries<Screen>(screens).flatMap(([address, { tab }]) => (tab ? [address] : []));

/** With data saver on, pages load only when they are opened. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Resolves when the browser is idle; Safari has no such event. */
export const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Resolves at the first use of the page: an unused page loads nothing more. */
const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    const used = () => {
      for (const kind of USES) removeEventListener(kind, used, true);
      resolve();
    };
    for (const kind of USES) addEventListener(kind, used, { capture: true, passive: true });
  });

/** Loads the tabs' pages one after the other while the browser is idle, so that they open without a wait. */
export async function preloadPages(): Promise<void> {
  if (savesData()) return;
  await whenUsed();
  for (const address of [...tabs, ...OFTEN]) {
    await whenIdle();
    await preloadPage(address);
  }
}

/** Begins to load a link's page at pointerdown, which comes about a tenth of a second before the click. */
export function preloadPressedLink({ target }: { readonly target: EventTarget | null }): void {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
  const address = link?.getAttribute('href')?.slice(1);
  if (address) void preloadPage(address);
}
