import type { FuturesPosition } from '@/data/futures/queries';
import { Decimal } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { AskSheet } from './ask-sheet';
import { orderPriceKey } from './position-figures';
import styles from './sheets.module.css';
import { usePositionTexts } from './use-position-texts';

export interface CancelSheetProps {
  order: FuturesPosition;
  open: boolean;
  cancelling: boolean;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks before a pending order is cancelled, and shows the amount which becomes available again. */
export function CancelSheet({ order, open, cancelling, onConfirm, onBack }: CancelSheetProps) {
  const { t } = useTranslation('positions');
  const texts = usePositionTexts();
  // A trigger order holds nothing while it waits.
  const held = new Decimal(order.caution_money).add(order.trade_fee);
  return (
    <AskSheet
      order={order}
      open={open}
      title={t('cancel.title')}
      confirm={t('cancel.confirm')}
      name="position-cancel-confirm"
      busy={cancelling}
      priceLabel={t(orderPriceKey(order))}
      onConfirm={onConfirm}
      onBack={onBack}
    >
      {held.gt(0) && <p className={styles.hint}>{t('cancel.body', { amount: texts.exact(held) })}</p>}
    </AskSheet>
  );
}
