import { useTranslation } from 'react-i18next';
import type { LeverOrder } from '@/data/queries/lever';
import { Decimal } from '@/domain/money';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { LiveLast } from './live-result';
import styles from './sheets.module.css';
import { usePositionTexts } from './use-position-texts';

export interface CancelSheetProps {
  order: LeverOrder;
  open: boolean;
  cancelling: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks before an entrust is taken back, with what becomes available again. */
export function CancelSheet({ order, open, cancelling, onConfirm, onBack }: CancelSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  const texts = usePositionTexts();
  const amount = texts.format.fixed(new Decimal(order.caution_money).add(order.trade_fee));
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && !cancelling && onBack()}
      sticky={cancelling}
      title={t('cancel.title')}
      closeLabel={t('common:close')}
      footer={
        <Button block variant="danger" loading={cancelling} data-testid="position-cancel-confirm" onClick={onConfirm}>
          {t('cancel.confirm')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <KeyValueList>
          <KeyValue label={texts.name(order)} strong>
            <Num>{texts.size(order)}</Num>
          </KeyValue>
          <KeyValue label={t('card.target')}>
            <Num>{texts.price(order.price, order.symbol)}</Num>
          </KeyValue>
          <KeyValue label={t('card.last')}>
            <LiveLast order={order} />
          </KeyValue>
        </KeyValueList>
        <p className={styles.hint}>{t('cancel.body', { amount })}</p>
      </div>
    </Sheet>
  );
}
