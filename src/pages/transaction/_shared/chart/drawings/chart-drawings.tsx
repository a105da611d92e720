import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { randomId } from '@/lib/random-id';
import { useStore } from '@/lib/stores/use-store';
import { toast } from '@/ui/overlays/toast-store';
import { useBackToClose } from '@/ui/overlays/use-back-to-close';
import type { RunningChart } from '../run-chart';
import { MAX_DRAWINGS } from './drawing';
import { DrawingBar } from './drawing-bar';
import { createDrawingEditor, type DrawingEditor } from './drawing-editor';
import { magnet } from './drawing-settings';
import type { DrawingBook } from './drawings';
import { DrawingsSheet } from './drawings-sheet';
import { createDrawingLayer } from './layer';
import { useDrawingInput } from './use-drawing-input';
import { useDrawingTexts } from './use-drawing-texts';

export interface ChartDrawingsProps {
  pair: Pair;
  book: DrawingBook;
  /** Null while the chart loads. */
  running: RunningChart | null;
  /** The element that the chart is drawn in, and the one around it that has the focus. */
  host: RefObject<HTMLElement | null>;
  figure: RefObject<HTMLElement | null>;
  /** The element for the tools; null while drawings are only shown. */
  place: HTMLElement | null;
  onDone: () => void;
}

/** The drawings of a market on its chart, and the tools while they are open. */
export default function ChartDrawings({ pair, book, running, host, figure, place, onDone }: ChartDrawingsProps) {
  const { t } = useTranslation('drawings');
  const { level } = useDrawingTexts(pair);
  const { price_decimals: priceDecimals } = pair;
  /** In the current language, for texts that are drawn outside of React. */
  const writeLevel = useRef(level);
  useLayoutEffect(() => {
    writeLevel.current = level;
  });
  const editor = useMemo(
    () => createDrawingEditor({ book, priceDecimals, newId: randomId, isMagnetOn: magnet.get }),
    [book, priceDecimals],
  );
  useEffect(
    () => editor.refused.subscribe(() => toast.show(t('full', { max: MAX_DRAWINGS }), { kind: 'error' })),
    [editor, t],
  );

  useEffect(() => {
    if (!running) return;
    const layer = running.addLayer(
      createDrawingLayer({
        editor,
        isHidden: () => book.get().hidden,
        level: (ratio, price) => writeLevel.current(ratio, price),
      }),
    );
    editor.attach(layer);
    const unsubscribe = book.subscribe(layer.redraw);
    return () => {
      unsubscribe();
      editor.attach(null);
      layer.remove();
    };
  }, [running, editor, book]);

  return (
    place && <Tools pair={pair} book={book} editor={editor} host={host} figure={figure} place={place} onDone={onDone} />
  );
}

interface ToolsProps extends Omit<ChartDrawingsProps, 'running' | 'place'> {
  editor: DrawingEditor;
  place: HTMLElement;
}

/** The drawing mode. It ends with its button, with Back, and with Escape if nothing is selected or half drawn. */
function Tools({ pair, book, editor, host, figure, place, onDone }: ToolsProps) {
  const { t } = useTranslation('drawings');
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  useBackToClose(true, onDone);
  useEffect(() => {
    // The button that opened the tools is gone. Scrolls the whole chart into view, because touches on it do not scroll
    // now.
    place.querySelector('button')?.focus({ preventScroll: true });
    place.parentElement?.scrollIntoView({ block: 'start' });
  }, [place]);
  useDrawingInput({ pair, book, editor, host, figure, onDone });

  return createPortal(
    <>
      <DrawingBar
        pair={pair}
        book={book}
        editor={editor}
        onTool={(kind) => {
          editor.choose(kind);
          // So that the arrow keys move the point.
          figure.current?.focus({ preventScroll: true });
        }}
        onList={(id) => {
          setEdited(id);
          setOpen(true);
        }}
        onDone={onDone}
      />
      <PointAnnouncement pair={pair} editor={editor} />
      <p className="visually-hidden">{t('keys')}</p>
      <DrawingsSheet
        pair={pair}
        book={book}
        editor={editor}
        open={open}
        edited={edited}
        onEdited={setEdited}
        onClose={() => setOpen(false)}
      />
    </>,
    place,
  );
}

/** Announces to screen readers where the keyboard has moved a point. */
function PointAnnouncement({ pair, editor }: { pair: Pair; editor: DrawingEditor }) {
  const { announced } = useStore(editor.state);
  const { point } = useDrawingTexts(pair);
  return (
    <p role="status" className="visually-hidden">
      {announced && point(announced)}
    </p>
  );
}
