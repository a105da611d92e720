import { forgetWithRun } from '@/data/of-the-run';
import { session } from '@/data/session';

/** What was on screen when a deeper page came over it. Dead: React has left it, nothing in it answers. */
export interface PagePicture {
  readonly parts: readonly Node[];
  /** What was scrolled, and how far: leaving the document forgets it. */
  readonly scrolled: readonly (readonly [element: Element, top: number])[];
}

/** Nobody goes back further by finger; each is a page's worth of memory. */
const MOST = 4;

const pictures = new Map<string, PagePicture>();
forgetWithRun(() => pictures.clear());
// The next customer of the tab sees nothing of the one before.
session.token.subscribe(() => pictures.clear());

/** To be called before React takes the page away. */
export function keepPicture(frame: HTMLElement): void {
  const slot = frame.querySelector<HTMLElement>('[data-page-slot]');
  const address = slot?.dataset.pageSlot;
  if (!slot || address === undefined) return;
  const scrolled = [...slot.querySelectorAll('[data-page-scroll]')].map((part) => [part, part.scrollTop] as const);
  // The bar of tabs stays where the next page is a tab as well, so this has a copy of it.
  const bar = frame.querySelector(':scope > nav')?.cloneNode(true);
  pictures.delete(address);
  pictures.set(address, { parts: bar ? [slot, bar] : [slot], scrolled });
  for (const oldest of [...pictures.keys()].slice(0, -MOST)) pictures.delete(oldest);
}

export const pictureOf = (pathname: string): PagePicture | undefined => pictures.get(pathname);
