import { guided } from '@/lib/guided';
import type { ExchangePort } from '../../port';
import { storedPosition } from './stored-position';
import type { Tours } from './tours';

let port: ExchangePort | null = null;
let opening: Promise<Tours> | null = null;

/** The tours of this page. Their player is loaded with the first tour. */
function opened(): Promise<Tours> {
  const ofPage = port;
  if (!ofPage) throw new Error('A page without an app has no tours: src/main.tsx starts the sandbox first.');
  opening ??= import('./tours').then(({ openTours }) => openTours(ofPage));
  return opening;
}

/** Begins the tour of the current scenario over the app. @throws when the scenario has none, or its file is invalid */
export async function startTour(options: { readonly playing?: boolean } = {}): Promise<void> {
  await (await opened()).start(options);
}

/** Continues a tour that a reload interrupted, or begins the one that the address asks for (`?tour`). */
export async function followTours(ofPage: ExchangePort): Promise<void> {
  port = ofPage;
  if (storedPosition() && (await opened()).resumed) return;
  if (!guided.get()) return;
  try {
    await startTour();
  } catch (error) {
    guided.set(false);
    throw error;
  }
}
