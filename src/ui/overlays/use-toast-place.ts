import { type RefObject, useLayoutEffect } from 'react';
import { toastPlace } from './toast-place';

const QUESTIONS = '[role="dialog"], [role="alertdialog"]';

/** Keeps toasts from covering dialogs. Updates the position whenever a dialog opens, closes or changes. */
export function useToastPlace(host: RefObject<HTMLElement | null>, container: HTMLElement | null, count: number): void {
  useLayoutEffect(() => {
    const toasts = host.current;
    if (!toasts || !container || count === 0) return;
    const place = () => placeToasts(toasts, container);
    place();
    const changes = new MutationObserver(place);
    changes.observe(container, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [host, container, count]);
}

function placeToasts(toasts: HTMLElement, container: HTMLElement): void {
  toasts.style.paddingTop = '';
  toasts.removeAttribute('data-single');
  const { top, height } = toasts.getBoundingClientRect();
  const head = Number.parseFloat(getComputedStyle(toasts).paddingTop);
  const last = toasts.lastElementChild?.getBoundingClientRect();
  const need = last ? last.bottom - top - head : 0;
  const topmost = [...container.querySelectorAll<HTMLElement>(QUESTIONS)].at(-1);
  // The final position, not the one during the slide-in: offsets ignore transforms.
  const question = topmost && { top: topmost.offsetTop, bottom: topmost.offsetTop + topmost.offsetHeight };
  const place = toastPlace(question ?? null, head, need, height);
  toasts.style.paddingTop = place.top === head ? '' : `${place.top}px`;
  toasts.toggleAttribute('data-single', place.single);
}
