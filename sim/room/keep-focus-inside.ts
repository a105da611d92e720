import { keepFocusNear } from '@/ui/overlays/keep-focus-near';

/** Keeps the keyboard's place where a button goes by its own press, such as one that removes its row. */
export function keepFocusInside(container: HTMLElement): void {
  // Before the press takes effect, because then nobody knows any more where the button was.
  container.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) keepFocusNear(button);
    },
    { capture: true },
  );
}
