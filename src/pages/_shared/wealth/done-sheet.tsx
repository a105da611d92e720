import { CircleCheck } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Sheet } from '@/ui/overlays/sheet';
import { Text } from '@/ui/text/text';
import { SheetFooter } from '../form/sheet-footer';
import styles from './wealth.module.css';

export interface DoneSheetProps {
  open: boolean;
  title: string;
  hint: string;
  goLabel: string;
  onGo: () => void;
  againLabel: string;
  onAgain: () => void;
}

/** Confirms a success: what happens next, a button which leads to the new order, and one which starts again. */
export function DoneSheet({ open, title, hint, goLabel, onGo, againLabel, onAgain }: DoneSheetProps) {
  const { t } = useTranslation('common');
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onAgain()}
      title={title}
      closeLabel={t('close')}
      footer={
        <SheetFooter>
          <Button block size="lg" variant="primary" onClick={onGo}>
            {goLabel}
          </Button>
          <Button block size="lg" onClick={onAgain}>
            {againLabel}
          </Button>
        </SheetFooter>
      }
    >
      <div className={styles.done}>
        <CircleCheck className={styles.tick} size={48} strokeWidth={1.5} aria-hidden />
        <Text tone="secondary">{hint}</Text>
      </div>
    </Sheet>
  );
}
