import { Pencil, Trash2 } from 'lucide-react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { Button } from '@/ui/actions/button';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { IconButton } from '@/ui/actions/icon-button';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { Switch } from '@/ui/forms/switch';
import { ask } from '@/ui/overlays/ask';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { DRAWING_KINDS, type Drawing } from './drawing';
import type { DrawingEditor } from './drawing-editor';
import { DrawingFields } from './drawing-fields';
import type { DrawingBook } from './drawings';
import styles from './drawings-sheet.module.css';
import { colorOf } from './style';
import { Swatch } from './style-fields';
import { useDrawingTexts } from './use-drawing-texts';

export interface DrawingsSheetProps {
  pair: Pair;
  book: DrawingBook;
  editor: DrawingEditor;
  open: boolean;
  /** Id of the drawing whose values are edited; null for none. */
  edited: string | null;
  onEdited: (id: string | null) => void;
  onClose: () => void;
}

/** All drawings of the market in words: chosen, changed by typing, deleted, added; and the switches for all of them. */
export function DrawingsSheet({ pair, book, editor, open, edited, onEdited, onClose }: DrawingsSheetProps) {
  const { t } = useTranslation(['drawings', 'common']);
  const { list, hidden, locked } = useStore(book);
  const clear = async () => {
    const sure = await ask({
      title: t('clear.title', { count: list.length }),
      body: t('clear.body', { symbol: pair.symbol }),
      confirmLabel: t('clear.confirm'),
      cancelLabel: t('common:cancel'),
      danger: true,
    });
    if (!sure) return;
    editor.select(null);
    book.clear();
  };
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('listOf', { symbol: pair.symbol })}
      closeLabel={t('common:close')}
      footer={
        list.length > 0 && (
          <Button block variant="danger" disabled={locked} onClick={() => void clear()}>
            {t('clear.confirm')}
          </Button>
        )
      }
    >
      {list.length === 0 ? (
        <EmptyState title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <List label={t('list')}>
          {list.map((drawing) => (
            <Row
              key={drawing.id}
              pair={pair}
              drawing={drawing}
              locked={locked}
              isEdited={edited === drawing.id && !locked}
              onEdit={() => onEdited(edited === drawing.id ? null : drawing.id)}
              onSave={(next) => {
                book.put(next);
                onEdited(null);
              }}
              onChoose={() => {
                editor.select(drawing.id);
                onClose();
              }}
              onDelete={() => {
                editor.select(null);
                book.remove(drawing.id);
              }}
            />
          ))}
        </List>
      )}
      <div className={styles.add}>
        <Text size="small" tone="secondary">
          {t('add')}
        </Text>
        <ChipRow label={t('add')}>
          {DRAWING_KINDS.map((kind) => (
            <Chip key={kind} disabled={locked} onClick={() => onEdited(editor.add(kind)?.id ?? null)}>
              {t(`kind.${kind}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <Switch label={t('hide')} checked={hidden} onCheckedChange={(next) => book.change({ hidden: next })} />
      <Switch label={t('lock')} checked={locked} onCheckedChange={(next) => book.change({ locked: next })} />
    </Sheet>
  );
}

interface RowProps {
  pair: Pair;
  drawing: Drawing;
  locked: boolean;
  isEdited: boolean;
  onEdit: () => void;
  onSave: (next: Drawing) => void;
  onChoose: () => void;
  onDelete: () => void;
}

function Row({ pair, drawing, locked, isEdited, onEdit, onSave, onChoose, onDelete }: RowProps) {
  const { t } = useTranslation('drawings');
  const texts = useDrawingTexts(pair);
  const name = texts.name(drawing);
  return (
    <>
      <ListRow
        title={
          <button type="button" className={styles.choose} onClick={onChoose}>
            <Swatch color={colorOf(drawing)} />
            {t(`kind.${drawing.kind}`)}
            <span className={styles.prices}>{texts.prices(drawing)}</span>
          </button>
        }
        trailing={
          <span className={styles.tools}>
            <IconButton
              label={t('editOne', { name })}
              icon={<Pencil size={17} aria-hidden />}
              pressed={isEdited}
              disabled={locked}
              onClick={onEdit}
            />
            <IconButton
              label={t('deleteOne', { name })}
              icon={<Trash2 size={18} aria-hidden />}
              disabled={locked}
              onClick={onDelete}
            />
          </span>
        }
      />
      {isEdited && (
        <li>
          <DrawingFields key={drawing.id} pair={pair} drawing={drawing} onSave={onSave} />
        </li>
      )}
    </>
  );
}
