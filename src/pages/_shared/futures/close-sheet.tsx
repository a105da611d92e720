import type { LeverOrder } from '@/data/futures/queries';
import { usePrice } from '@/data/market/prices';
import { useTranslation } from '@/i18n/use-translation';
import { KeyValue } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import { AskSheet } from './ask-sheet';
import { LiveResult } from './live-result';
import { paidBack, resultAt } from './position-figures';
import styles from './sheets.module.css';
import { usePositionTexts } from './use-position-texts';

export interface CloseSheetProps {
  order: LeverOrder;
  open: boolean;
  closing: boolean;
  /** Why the last attempt failed. */
  problem: string | null;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks before a position is closed, and shows the result at the last price. */
export function CloseSheet({ order, open, closing, problem, onConfirm, onBack }: CloseSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  return (
    <AskSheet
      order={order}
      open={open}
      title={t('close.title')}
      confirm={t('close.confirm')}
      name="position-close-confirm"
      busy={closing}
      priceLabel={t('card.openPrice')}
      onConfirm={onConfirm}
      onBack={onBack}
      lines={
        <>
          <KeyValue label={t('common:withUnit', { label: t('close.expected'), unit: 'USDT' })} strong>
            <LiveResult order={order} />
          </KeyValue>
          <KeyValue label={t('common:withUnit', { label: t('close.back'), unit: 'USDT' })}>
            <LiveBack order={order} />
          </KeyValue>
        </>
      }
    >
      {problem ? (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      ) : (
        <p className={styles.hint}>{t(closing ? 'close.settling' : 'close.hint')}</p>
      )}
    </AskSheet>
  );
}

function LiveBack({ order }: { order: LeverOrder }) {
  const texts = usePositionTexts();
  const last = usePrice(order.symbol)?.last ?? order.update_price;
  return <Num live>{texts.format.fixed(paidBack(order.caution_money, resultAt(order, last).profit))}</Num>;
}
