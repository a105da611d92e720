import { focusHeading } from '@/lib/focus-heading';
import { nearest, onRemovedWhileFocused, pathOf } from '@/ui/overlays/keep-focus-near';

/** Parts that may have the focus in place of what was in them. What is around them is the shell. */
const PARTS = 'header, main, footer, [role="dialog"], [role="alertdialog"]';

/**
 * Keeps the focus in the app when the element that has it goes: with its row, with a state that ends, or with a page
 * that draws itself anew when its answers arrive. Otherwise a keyboard and a screen reader would begin at the start of
 * the document.
 */
export function followFocus(app: HTMLElement): void {
  app.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const around = pathOf(target).filter((element) => element.closest(PARTS));
    const isTab = target.role === 'tab';
    // A task later, because an overlay that goes gives the focus back itself.
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
