import { loadModule } from '@/lib/loading/load-module';
import { guided } from '@/lib/sandbox/guided';
import type { ExchangePort } from '../../port';
import { storedPosition } from './stored-position';
import type { Tours } from './tours';

let port: ExchangePort | null = null;
let tours: Tours | null = null;

const loadTours = () => import('./tours').then((module) => module.default);

/** The tours of this page. Their player is loaded with the first tour; after a failure the next one loads it again. */
async function opened(): Promise<Tours> {
  const ofPage = port;
  if (!ofPage) throw new Error('A page without an app has no tours: src/main.tsx starts the sandbox first.');
  const openTours = await loadModule(loadTours);
  tours ??= openTours(ofPage);
  return tours;
}

/** Begins the tour of the current scenario over the app. @throws when the scenario has none, or its file is invalid */
export async function startTour(options: { readonly playing?: boolean } = {}): Promise<void> {
  await (await opened()).start(options);
}

/** Continues a tour that a reload interrupted, or begins the one that the address asks for (`?tour`). */
export async function followTours(ofPage: ExchangePort): Promise<void> {
  port = ofPage;
  if (storedPosition() && (await (await opened()).resume())) return;
  if (!guided.get()) return;
  try {
    await startTour();
  } catch (error) {
    guided.set(false);
    throw error;
  }
}
