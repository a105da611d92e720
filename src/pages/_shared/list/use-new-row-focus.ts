import { useLayoutEffect, useRef } from 'react';

/**
 * For a button below a list that loads further rows: the focus goes from it to the first of them. Otherwise a keyboard
 * would go on below the new rows or, once all are loaded and the button is gone, above the whole list.
 * @param isLoading whether rows are being loaded
 * @returns call it with the button when it is pressed
 */
export function useNewRowFocus(isLoading: boolean): (button: HTMLElement) => void {
  const pressed = useRef<{ readonly button: HTMLElement; readonly last: Element | null } | null>(null);
  useLayoutEffect(() => {
    if (isLoading || !pressed.current) return;
    const { button, last } = pressed.current;
    pressed.current = null;
    const row = last?.nextElementSibling;
    const { activeElement, body } = document;
    const isKept = activeElement === (button.isConnected ? button : body);
    if (!isKept || !(row instanceof HTMLElement) || row === button) return;
    row.tabIndex = -1;
    row.focus({ preventScroll: true });
  }, [isLoading]);
  return (button) => {
    const above = button.previousElementSibling ?? button.parentElement?.previousElementSibling ?? null;
    pressed.current = { button, last: above?.matches('ul, ol') ? above.lastElementChild : above };
  };
}
