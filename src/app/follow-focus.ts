import { focusHeading } from '@/lib/browser/focus-heading';
import { nearest, onRemovedWhileFocused, pathOf } from '@/ui/overlays/keep-focus-near';

/** Parts of a page within which the focus may move to an ancestor. Elements around them belong to the shell. */
const PARTS = 'header, main, footer, [role="dialog"], [role="alertdialog"]';

/**
 * Keeps the focus in the app when the focused element is removed: with its row, with a state that ends, or when answers
 * replace the page's content. Otherwise keyboards and screen readers would start again at the beginning of the
 * document.
 */
export function followFocus(app: HTMLElement): void {
  app.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const around = pathOf(target).filter((element) => element.closest(PARTS));
    const isTab = target.role === 'tab';
    // In a later task, because an overlay that closes returns the focus itself.
    onRemovedWhileFocused(target, () =>
      setTimeout(() => document.activeElement === document.body && moveOn(app, around, isTab)),
    );
  });
}

function moveOn(app: HTMLElement, around: readonly HTMLElement[], isTab: boolean): void {
  const page = app.querySelector<HTMLElement>('[data-page-slot]');
  const tab = isTab ? page?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]') : null;
  // In place of the title of a page that comes late, which is read once, when the page is there.
  const placeholder = page?.querySelector<HTMLElement>('[data-page-coming]');
  const next = nearest(around) ?? tab ?? placeholder;
  if (next) next.focus({ preventScroll: true });
  else if (page) focusHeading(page);
}
