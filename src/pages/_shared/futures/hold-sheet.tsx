import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Sheet } from '@/ui/overlays/sheet';
import { Problem } from '../form/problem';

export interface HoldSheetProps {
  open: boolean;
  holding: boolean;
  problem: string | null;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks before a copied position is detached from its trader, which cannot be undone. */
export function HoldSheet({ open, holding, problem, onConfirm, onBack }: HoldSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && !holding && onBack()}
      sticky={holding}
      title={t('hold.title')}
      closeLabel={t('common:close')}
      footer={
        <Button block variant="primary" loading={holding} data-testid="position-hold-confirm" onClick={onConfirm}>
          {t('act.hold')}
        </Button>
      }
    >
      <p>{t('hold.body')}</p>
      {problem && <Problem>{problem}</Problem>}
    </Sheet>
  );
}
