import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Pair } from '@/data/market/quotes';
import type { DrawingEditor } from './drawing-editor';
import type { DrawingBook } from './drawings';
import { watchGestures } from './gestures';
import { pressKey } from './keys';

export interface DrawingInput {
  readonly pair: Pair;
  readonly book: DrawingBook;
  readonly editor: DrawingEditor;
  readonly host: RefObject<HTMLElement | null>;
  readonly figure: RefObject<HTMLElement | null>;
  onDone(): void;
}

/** Fingers, mouse and keys on the chart, while the drawing tools are open. */
export function useDrawingInput({ pair, book, editor, host, figure, onDone }: DrawingInput): void {
  const { price_decimals: priceDecimals } = pair;
  const leave = useEffectEvent(onDone);

  useEffect(() => {
    const element = host.current;
    const around = figure.current;
    if (!element || !around) return;
    // A finger on the chart draws, and does not scroll the page.
    element.setAttribute('data-drawing', '');
    const stop = watchGestures(element, editor);
    const pressed = (event: KeyboardEvent) => {
      if (pressKey(event, { editor, book, priceDecimals })) event.preventDefault();
    };
    around.addEventListener('keydown', pressed);
    return () => {
      element.removeAttribute('data-drawing');
      stop();
      around.removeEventListener('keydown', pressed);
      editor.select(null);
    };
  }, [host, figure, editor, book, priceDecimals]);

  useEffect(() => {
    // Handled before the full screen, which Escape would leave as well. A sheet above the chart closes first.
    const escaped = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isFromSheet(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      if (!editor.back()) leave();
    };
    document.addEventListener('keydown', escaped, { capture: true });
    return () => document.removeEventListener('keydown', escaped, { capture: true });
  }, [editor]);
}

const SHEETS = '[role="dialog"], [role="alertdialog"]';

/** Whether a key was pressed in a sheet, even if its focused element has been removed by now. */
const isFromSheet = (target: EventTarget | null): boolean =>
  target === document.body
    ? document.querySelector(SHEETS) !== null
    : target instanceof Element && target.closest(SHEETS) !== null;
