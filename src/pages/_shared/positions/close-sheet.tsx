import { useTranslation } from 'react-i18next';
import { usePrice } from '@/data/prices';
import type { LeverOrder } from '@/data/queries/lever';
import { Button } from '@/ui/actions/button';
import { KeyValue, KeyValueList } from '@/ui/display/key-value';
import { Sheet } from '@/ui/overlays/sheet';
import { Num } from '@/ui/text/num';
import { LiveLast, LiveResult } from './live-result';
import { paidBack, resultAt } from './position-figures';
import styles from './sheets.module.css';
import { usePositionTexts } from './use-position-texts';

export interface CloseSheetProps {
  order: LeverOrder;
  open: boolean;
  closing: boolean;
  /** Why the last try failed. */
  problem: string | null;
  onConfirm: () => void;
  onBack: () => void;
}

/** Asks before a position is closed, with what that would bring right now. */
export function CloseSheet({ order, open, closing, problem, onConfirm, onBack }: CloseSheetProps) {
  const { t } = useTranslation(['positions', 'common']);
  const texts = usePositionTexts();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && !closing && onBack()}
      sticky={closing}
      title={t('close.title')}
      closeLabel={t('common:close')}
      footer={
        <Button block variant="danger" loading={closing} data-testid="position-close-confirm" onClick={onConfirm}>
          {t('close.confirm')}
        </Button>
      }
    >
      <div className={styles.stack}>
        <KeyValueList>
          <KeyValue label={texts.name(order)} strong>
            <Num>{texts.size(order)}</Num>
          </KeyValue>
          <KeyValue label={t('card.openPrice')}>
            <Num>{texts.price(order.price, order.symbol)}</Num>
          </KeyValue>
          <KeyValue label={t('card.last')}>
            <LiveLast order={order} />
          </KeyValue>
          <KeyValue label={`${t('close.expected')} (USDT)`} strong>
            <LiveResult order={order} />
          </KeyValue>
          <KeyValue label={`${t('close.back')} (USDT)`}>
            <LiveBack order={order} />
          </KeyValue>
        </KeyValueList>
        {problem ? (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        ) : (
          <p className={styles.hint}>{t(closing ? 'close.settling' : 'close.hint')}</p>
        )}
      </div>
    </Sheet>
  );
}

function LiveBack({ order }: { order: LeverOrder }) {
  const texts = usePositionTexts();
  const last = usePrice(order.symbol)?.last ?? order.update_price;
  return <Num live>{texts.format.fixed(paidBack(order.caution_money, resultAt(order, last).profit))}</Num>;
}
