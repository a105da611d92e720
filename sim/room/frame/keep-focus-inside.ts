import { keepFocusNear } from '@/ui/overlays/keep-focus-near';

/** Keeps the keyboard focus near a button that its own press removes or hides, such as one that removes its row. */
export function keepFocusInside(container: HTMLElement): void {
  // In the capture phase, before the press takes effect: afterwards the button's place in the document is unknown.
  container.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null;
      if (button) keepFocusNear(button);
    },
    { capture: true },
  );
}
