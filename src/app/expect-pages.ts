import { preloadPage } from './page-modules';
import { type Screen, screens } from './routes';

/** Where people go from home, besides the tabs. */
const OFTEN = ['/pages/transaction/currency', '/pages/fund/select'] as const;

const tabs = Object.entries<Screen>(screens).flatMap(([address, { tab }]) => (tab ? [address] : []));

/** Somebody who counts every byte loads what they open. */
const spares = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** When the browser has nothing else to do; Safari does not say when that is. */
const whenIdle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 200);
  });

const USES = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Resolves at the first sign of somebody: a page that only lies open loads nothing more. */
const whenUsed = (): Promise<void> =>
  new Promise((resolve) => {
    const used = () => {
      for (const kind of USES) removeEventListener(kind, used, true);
      resolve();
    };
    for (const kind of USES) addEventListener(kind, used, { capture: true, passive: true });
  });

/** Has the tabs' pages at hand, one after the other while nothing else is to be done: they open without a wait. */
export async function expectPages(): Promise<void> {
  if (spares()) return;
  await whenUsed();
  for (const address of [...tabs, ...OFTEN]) {
    await whenIdle();
    await preloadPage(address);
  }
}

/** A finger that goes down on a link is a tenth of a second ahead of its tap. */
export function expectPressed({ target }: { readonly target: EventTarget | null }): void {
  const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
  const address = link?.getAttribute('href')?.slice(1);
  if (address) void preloadPage(address);
}
