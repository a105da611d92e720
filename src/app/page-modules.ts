import type { ComponentType } from 'react';
import { loadNamespace } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/texts';
import { loadModule } from '@/lib/load-module';
import type { ScreenPath } from '@/lib/shell-port';
import { findScreen, type Screen } from './routes';

/** A page that has not come after this is given up (specification section 9). */
const LOAD_TIMEOUT_MS = 60_000;

type Page = ComponentType;

/** At hand with the shell: what most people see first. */
const firstPages = import.meta.glob<Page>('../pages/index/index/page.tsx', { import: 'default' });
const loadLatePages = () => import('./late-pages');

const loaded = new Map<string, Page>();

/** Asks for what tells where all other pages are, so that it is there when one of them is opened. */
export function expectLatePages(): void {
  // Who opens one asks again, and is told.
  loadLatePages().catch(() => {});
}

const fileOf = (address: string) => `../pages${address.replace(/^\/pages/, '')}/page.tsx`;

/** The import of a screen's page, which fails when the route table names a screen that has no folder. */
export function lazyPage(address: string): () => Promise<Page> {
  const file = fileOf(address);
  return async () => {
    const load = firstPages[file] ?? (await loadLatePages()).latePages[file];
    if (load) return load();
    throw new Error(`${address} is in src/app/routes.ts, but src${file.slice(2)} does not exist. Add one.`);
  };
}

/** The page, if it has been loaded before and can be shown at once. */
export const loadedPage = (address: string): Page | undefined => loaded.get(address);

/** All that a page says, and not its title alone: what waits for a text within a page takes the whole page away. */
async function loadPageTexts(address: string, { title }: Screen): Promise<void> {
  const own = loadNamespace(title.split(':', 1)[0] as Namespace);
  if (firstPages[fileOf(address)]) return own;
  // Where the list does not come, neither does the page, which says so.
  const { pageTexts } = await loadLatePages();
  await Promise.all([own, ...(pageTexts[address as ScreenPath] ?? []).map(loadNamespace)]);
}

/**
 * Loads a page and its texts side by side.
 * @throws the import's error, or a timeout after 60 s
 */
export async function loadPage(address: string, screen: Screen, load: () => Promise<Page>): Promise<Page> {
  const both = Promise.all([loadModule(load), loadPageTexts(address, screen)]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${address} did not load within 60 s`)), LOAD_TIMEOUT_MS);
  });
  try {
    const [page] = await Promise.race([both, tooLate]);
    loaded.set(address, page);
    return page;
  } finally {
    clearTimeout(timer);
  }
}

/** Loads the page of an address ahead of its first rendering, if it has one. A failure is left to that rendering. */
export async function preloadPage(address: string): Promise<void> {
  const found = findScreen(address);
  if (!found) return;
  await loadPage(found.address, found.screen, lazyPage(found.address)).catch(() => {});
}
