import { onRunReset } from '@/data/session/run-reset';
import { session } from '@/data/session/session';

/** The DOM of a page that a deeper page covered. React has unmounted it, so nothing in it responds. */
export interface PagePicture {
  readonly parts: readonly Node[];
  /** Scroll positions, which elements lose when they leave the document. */
  readonly scrolled: readonly (readonly [element: Element, top: number])[];
}

/** Swiping back further is rare, and each costs the memory of a page. */
const MAX_PICTURES = 4;

const pictures = new Map<string, PagePicture>();
onRunReset(() => pictures.clear());
// The next customer in this tab must not see the previous one's pages.
session.token.subscribe(() => pictures.clear());

/** Must be called before React unmounts the page. */
export function keepPicture(frame: HTMLElement): void {
  const slot = frame.querySelector<HTMLElement>('[data-page-slot]');
  const address = slot?.dataset.pageSlot;
  if (!slot || address === undefined) return;
  const scrolled = [...slot.querySelectorAll('[data-page-scroll]')].map((part) => [part, part.scrollTop] as const);
  // The tab bar stays mounted if the next page is a tab as well, so a copy is kept.
  const bar = frame.querySelector(':scope > nav')?.cloneNode(true);
  pictures.delete(address);
  pictures.set(address, { parts: bar ? [slot, bar] : [slot], scrolled });
  for (const oldest of [...pictures.keys()].slice(0, -MAX_PICTURES)) pictures.delete(oldest);
}

export const pictureOf = (pathname: string): PagePicture | undefined => pictures.get(pathname);
