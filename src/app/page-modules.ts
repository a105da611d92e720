import type { ComponentType } from 'react';
import { loadNamespace } from '@/i18n/i18n';
import type { Namespace } from '@/i18n/texts';
import { loadModule } from '@/lib/loading/load-module';
import type { ScreenPath } from '@/lib/shell-port';
import { findScreen, type Screen } from './routes';

/** Loading a page fails after this time (specification section 9). */
const LOAD_TIMEOUT_MS = 60_000;

type Page = ComponentType;

/** Loaded with the shell, because most people see it first. */
const firstPages = import.meta.glob<Page>('../pages/index/index/page.tsx', { import: 'default' });
const loadLatePages = () => import('./late-pages');

const loaded = new Map<string, Page>();

/** Loads the list of all other pages early, so that it is there when one of them is opened. */
export function preloadPageList(): void {
  // Opening a page repeats the request, and reports a failure.
  loadLatePages().catch(() => {});
}

const fileOf = (address: string) => `../pages${address.replace(/^\/pages/, '')}/page.tsx`;

/** The import of a screen's page. It rejects if the route table names a screen without a folder. */
export function lazyPage(address: string): () => Promise<Page> {
  const file = fileOf(address);
  return async () => {
    const load = firstPages[file] ?? (await loadLatePages()).latePages[file];
    if (load) return loadModule(load);
    throw new Error(`${address} is in src/app/routes.ts, but src${file.slice(2)} does not exist. Add one.`);
  };
}

/** The page, if it was loaded before and can be shown at once. */
export const loadedPage = (address: string): Page | undefined => loaded.get(address);

/**
 * Loads all texts of a page, not only its title's: a page that waits for a text later is replaced by its placeholder.
 */
async function loadPageTexts(address: string, { title }: Screen): Promise<void> {
  const own = loadNamespace(title.split(':', 1)[0] as Namespace);
  if (firstPages[fileOf(address)]) return own;
  // If the list does not load, the page does not load either, and reports it.
  const { pageTexts } = await loadLatePages();
  await Promise.all([own, ...(pageTexts[address as ScreenPath] ?? []).map(loadNamespace)]);
}

/**
 * Loads a page and its texts in parallel.
 * @throws the import's error, or a timeout after 60 s
 */
export async function loadPage(address: string, screen: Screen, load: () => Promise<Page>): Promise<Page> {
  const both = Promise.all([load(), loadPageTexts(address, screen)]);
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

/** Loads the page of an address, if it has one, before its first rendering. That rendering reports a failure. */
export async function preloadPage(address: string): Promise<void> {
  const found = findScreen(address);
  if (!found) return;
  await loadPage(found.address, found.screen, lazyPage(found.address)).catch(() => {});
}
