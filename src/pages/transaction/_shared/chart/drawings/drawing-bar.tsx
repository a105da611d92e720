import {
  AlignJustify,
  BellPlus,
  BellRing,
  Check,
  List,
  Magnet,
  Minus,
  MoveUpRight,
  Pencil,
  RectangleHorizontal,
  Slash,
  Trash2,
  Undo2,
} from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { anchorCount, DRAWING_KINDS, type Drawing, type DrawingKind } from './drawing';
import styles from './drawing-bar.module.css';
import type { DrawingEditor } from './drawing-editor';
import { magnet } from './drawing-settings';
import type { DrawingBook } from './drawings';
import { useDrawingTexts } from './use-drawing-texts';
import { useLineAlert } from './use-line-alert';

const ICONS: Record<DrawingKind, ReactNode> = {
  horizontal: <Minus size={20} aria-hidden />,
  trend: <Slash size={18} aria-hidden />,
  ray: <MoveUpRight size={19} aria-hidden />,
  rectangle: <RectangleHorizontal size={20} aria-hidden />,
  fibonacci: <AlignJustify size={19} aria-hidden />,
};

export interface DrawingBarProps {
  pair: Pair;
  book: DrawingBook;
  editor: DrawingEditor;
  onTool: (kind: DrawingKind | null) => void;
  /** Opens the list, with a drawing to be edited. */
  onList: (id: string | null) => void;
  onDone: () => void;
}

/** The tools above the chart, and below them the actions for the selected drawing. */
export function DrawingBar({ pair, book, editor, onTool, onList, onDone }: DrawingBarProps) {
  const { t } = useTranslation('drawings');
  const { tool, draft } = useStore(editor.state);
  useStore(book);
  const chosen = tool ? draft : editor.chosen();
  return (
    <fieldset aria-label={t('tools')} className={styles.bar} data-testid="drawing-bar">
      <div className={styles.row}>
        {DRAWING_KINDS.map((kind) => (
          <IconButton
            key={kind}
            className={styles.tool}
            label={t(`kind.${kind}`)}
            icon={ICONS[kind]}
            pressed={tool === kind}
            onClick={() => onTool(tool === kind ? null : kind)}
          />
        ))}
        <IconButton
          className={styles.tool}
          label={t('list')}
          icon={<List size={19} aria-hidden />}
          onClick={() => onList(null)}
        />
        <IconButton
          className={cx(styles.tool, styles.done)}
          label={t('finish')}
          icon={<Check size={20} aria-hidden />}
          onClick={onDone}
        />
      </div>
      <div className={styles.row}>
        <Words pair={pair} book={book} tool={tool} drawing={chosen} />
        {!tool && chosen ? (
          <Actions pair={pair} book={book} editor={editor} drawing={chosen} onEdit={() => onList(chosen.id)} />
        ) : (
          <MagnetButton />
        )}
        <UndoButton book={book} editor={editor} />
      </div>
    </fieldset>
  );
}

interface WordsProps extends Pick<DrawingBarProps, 'pair' | 'book'> {
  tool: DrawingKind | null;
  drawing: Drawing | null;
}

/** Says what to do next, or which drawing is selected. */
function Words({ pair, book, tool, drawing }: WordsProps) {
  const { t } = useTranslation('drawings');
  const texts = useDrawingTexts(pair);
  const { hidden, locked } = book.get();
  const lines = () => {
    if (tool && drawing) return [t('step.second'), texts.prices(drawing)];
    if (tool) return [t(`kind.${tool}`), t(anchorCount(tool) === 1 ? 'step.only' : 'step.first')];
    if (drawing) return [t(`kind.${drawing.kind}`), texts.prices(drawing)];
    return [null, t(hidden ? 'isHidden' : locked ? 'isLocked' : 'hint')];
  };
  const [name, note] = lines();
  return (
    <p className={styles.words}>
      {name && <span className={styles.name}>{name}</span>}
      <span className={styles.note}>{note}</span>
    </p>
  );
}

function MagnetButton() {
  const { t } = useTranslation('drawings');
  const isOn = useStore(magnet);
  return (
    <IconButton
      label={t('magnet')}
      icon={<Magnet size={18} aria-hidden />}
      pressed={isOn}
      onClick={() => magnet.set(!isOn)}
    />
  );
}

function UndoButton({ book, editor }: Pick<DrawingBarProps, 'book' | 'editor'>) {
  const { t } = useTranslation('drawings');
  const canUndo = useStore(book.canUndo);
  return (
    <IconButton
      label={t('undo')}
      icon={<Undo2 size={18} aria-hidden />}
      disabled={!canUndo}
      focusableWhenDisabled
      onClick={() => {
        editor.cancel();
        book.undo();
      }}
    />
  );
}

interface ActionsProps extends Pick<DrawingBarProps, 'pair' | 'book' | 'editor'> {
  drawing: Drawing;
  onEdit: () => void;
}

function Actions({ pair, book, editor, drawing, onEdit }: ActionsProps) {
  const { t } = useTranslation('drawings');
  const { locked } = book.get();
  const [first] = drawing.anchors;
  return (
    <>
      {drawing.kind === 'horizontal' && first && pair.price_alerts && (
        <Suspense>
          <AlertToggle pair={pair} price={first.price} />
        </Suspense>
      )}
      <IconButton label={t('edit')} icon={<Pencil size={17} aria-hidden />} disabled={locked} onClick={onEdit} />
      <IconButton
        label={t('delete')}
        icon={<Trash2 size={18} aria-hidden />}
        disabled={locked}
        onClick={() => {
          editor.select(null);
          book.remove(drawing.id);
        }}
      />
    </>
  );
}

function AlertToggle({ pair, price }: { pair: Pair; price: number }) {
  const { t } = useTranslation('drawings');
  const alert = useLineAlert(pair, price);
  return (
    <IconButton
      label={t('alert')}
      icon={alert.isSet ? <BellRing size={18} aria-hidden /> : <BellPlus size={18} aria-hidden />}
      pressed={alert.isSet}
      loading={alert.busy}
      onClick={alert.toggle}
    />
  );
}
